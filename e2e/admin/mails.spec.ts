import type { APIRequestContext, Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { expect, field, select, test } from './signed-in.ts'

/** Two people enquire about a level that no other enquiry has. @returns the level */
async function askFromAbroad(request: APIRequestContext): Promise<string> {
  const level = `Level ${crypto.randomUUID().slice(0, 8)}`
  for (const [index, name] of ['Sita Gurung', 'Kofi Mensah'].entries()) {
    const mobile = `+9779${crypto.getRandomValues(new Uint32Array(1))[0]}`.slice(0, 12)
    const email = `${level.replace(' ', '.').toLowerCase()}.${index}@example.in`
    const message = 'By when must I apply?'
    const data = { name, mobile, email, message, level, consentVersion: '2026-11' }
    expect((await request.post('/api/v1/open/enquiry/studyindia', { data })).ok()).toBe(true)
  }
  return level
}
type Mail = { to: string; subject: string; text: string }
const outbox = async (request: APIRequestContext): Promise<Mail[]> => (await request.get('/dev/outbox.json')).json()
const count = (page: Page, term: string) => page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')

test('a mail to many is counted, previewed, tested, sent, held, and stopped by one who had it', async ({
  page,
  request,
  expectAccessible,
}) => {
  const level = await askFromAbroad(request)
  const subject = `Studying in India, ${level}`
  await page.goto('/admin/mails/create')
  await field(page, 'Level').fill(level)
  await select(page, 'Insert a template', 'Colleges that take students from abroad')
  await field(page, 'Subject').first().fill(subject)
  await page.getByRole('button', { name: 'Count and preview' }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await field(page, '{{url}}').fill('https://pravesh.example/colleges')
  await page.getByRole('button', { name: 'Count and preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'People who get it: 2' })).toBeVisible()
  await expect(preview).toContainText('Dear Sita Gurung')
  await expectAccessible()

  await field(page, 'Your own address').fill('asha@example.in')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expectToast(page, /Success|sent/i)
  // One each ten seconds: so that it can be held before all have it.
  await page.getByRole('spinbutton', { name: 'Mails a minute' }).fill('6')
  await page.getByRole('button', { name: /^Send now/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused/)).toBeVisible()
  await expectAccessible()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(count(page, 'Sent')).toHaveText('2', { timeout: 60_000 })
  await expect(page.getByRole('row', { name: /Kofi Mensah/ })).toContainText('Sent')
  const mails = (await outbox(request)).filter((mail) => mail.subject === subject && mail.to.startsWith('level.'))
  expect(new Set(mails.map(({ to }) => to)).size).toBe(2)
  expect(mails).toHaveLength(2)

  const link = /http\S+\/unsubscribe\?token=\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button').first().click()
  await page.goto('/admin/suppressions')
  await expect(page.getByRole('row', { name: /Unsubscribed/ }).first()).toBeVisible()
  await expectAccessible()
})
