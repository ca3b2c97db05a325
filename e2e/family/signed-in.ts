import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A message at the top of the page. */
export const toast = (page: Page, words: string): Locator => page.locator('.toast', { hasText: words })

/** The newest text message to a mobile: the demo shows what it would send. */
export async function smsTo(request: APIRequestContext, mobile: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const sent: { kind: string; to: string; text: string }[] = await (await request.get('/dev/outbox.json')).json()
    text = sent.find(({ kind, to }) => kind === 'sms' && to.endsWith(mobile))?.text ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}

type User = { auth_token: string; username: string; student_type: 'college' | 'school' }

async function demoUser(page: Page, who: 'student' | 'parent'): Promise<User> {
  const student_type = who === 'parent' ? 'school' : 'college'
  const answer = await page.request.post('/api/v1/open/student-login', {
    data: { student_type, username: `${who}@demo.pravesh.example`, password: 'pravesh-demo' },
  })
  const { auth_token, username } = await answer.json()
  return { auth_token, username, student_type }
}

/** Opens a page as the demo's student or parent, in a session of its own, or as who has one already. */
export async function openAs(page: Page, who: 'student' | 'parent' | User, path: string): Promise<void> {
  const user = typeof who === 'string' ? await demoUser(page, who) : who
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await page.goto(path)
}

/** Ends the session of a page behind its back, as time would. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  const answer = await page.request.post('/api/v1/student/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
}
