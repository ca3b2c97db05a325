import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A mobile number that no other journey has. */
export const ownMobile = (): string => `9${String(Date.now()).slice(-7)}${String(Math.floor(Math.random() * 90) + 10)}`

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

/** Signs the demo's student or parent in by the API, and opens a page as them. */
export async function openAs(page: Page, who: 'student' | 'parent', path: string): Promise<void> {
  const student_type = who === 'parent' ? 'school' : 'college'
  const answer = await page.request.post('/api/v1/open/student-login', {
    data: { student_type, username: `${who}@demo.pravesh.example`, password: 'pravesh-demo' },
  })
  const { auth_token, username } = await answer.json()
  await page.goto('/')
  await page.evaluate(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ auth_token, username, student_type }),
  )
  await page.goto(path)
}
