import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The newest message to a mobile or an address that matches: the demo stores its messages for reading. */
async function sentTo(request: APIRequestContext, kind: 'sms' | 'mail', to: string, found = /./): Promise<string> {
  let text = ''
  await expect(async () => {
    const sent: { kind: string; to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    text = sent.find((mail) => mail.kind === kind && mail.to.endsWith(to) && found.test(mail.text))?.text ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}
export const smsTo = (request: APIRequestContext, mobile: string): Promise<string> => sentTo(request, 'sms', mobile)

/** The code of the newest message to a mobile that has one: a receipt may be sent after the code. */
export async function codeTextedTo(request: APIRequestContext, mobile: string): Promise<string> {
  const code = /\b\d{6}\b/
  return code.exec(await sentTo(request, 'sms', mobile, code))?.[0] ?? ''
}

/** The code that was mailed last to an address. */
export async function codeMailedTo(request: APIRequestContext, address: string): Promise<string> {
  const code = /^\d{6}$/m
  return code.exec(await sentTo(request, 'mail', address, code))?.[0] ?? ''
}

type User = { auth_token: string; username: string; student_type: 'college' | 'school' }

async function demoUser(page: Page, demoAccount: 'student' | 'parent'): Promise<User> {
  const student_type = demoAccount === 'parent' ? 'school' : 'college'
  const response = await page.request.post('/api/v1/open/student-login', {
    data: { student_type, username: `${demoAccount}@demo.pravesh.example`, password: 'pravesh-demo' },
  })
  const { auth_token, username } = await response.json()
  return { auth_token, username, student_type }
}

/** Opens a page as the demo's student or parent, in a new session or with an existing one. */
export async function openAs(page: Page, account: 'student' | 'parent' | User, path: string): Promise<void> {
  const user = typeof account === 'string' ? await demoUser(page, account) : account
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await page.goto(path)
}

/** Ends the session of a page behind its back, as time would. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  const response = await page.request.post('/api/v1/student/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(response.status()).toBe(200)
}
