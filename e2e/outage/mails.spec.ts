import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { test } from './killed-server.ts'

const people = 300
const mailSubject = 'To all three hundred'
/** Enquiries that are sent at once. */
const together = 20

/** This many people abroad enquire about one level, each from a network of their own. */
async function raiseEnquiries(request: APIRequestContext, level: string): Promise<void> {
  const send = async (index: number) => {
    const contact = { name: `Person ${index}`, mobile: `+97798${10_000_000 + index}`, email: `p${index}@example.in` }
    const data = { ...contact, message: 'By when must I apply?', level, consentVersion: '2026-11' }
    const headers = { 'x-forwarded-for': `10.9.${Math.floor(index / 200)}.${(index % 200) + 1}` }
    expect((await request.post('/api/v1/open/enquiry/studyindia', { data, headers })).ok()).toBe(true)
  }
  for (let start = 0; start < people; start += together)
    await Promise.all(Array.from({ length: together }, (_, offset) => send(start + offset)))
}
async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('pravesh-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible()
}
/** The mails of this journey that were sent, each as its address and its time. */
async function outbox(request: APIRequestContext): Promise<string[]> {
  const mails: { to: string; subject: string; at: string }[] = await (await request.get('/dev/outbox.json')).json()
  return mails.filter((mail) => mail.subject === mailSubject).map((mail) => `${mail.to} ${mail.at}`)
}
/** The number under a heading of the mail's progress. */
const count = (page: Page, term: string) => page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')

test('a mail to 300 is paused, the server killed and started again, and resumed: each of the 300 gets one mail', async ({
  page,
  request,
  server,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/)
  await server.start()
  const level = 'B.Arch. by night'
  await raiseEnquiries(request, level)
  await signIn(page)
  await page.goto('/admin/mails/create')
  await page.getByRole('textbox', { name: 'Level', exact: true }).fill(level)
  await page.getByRole('textbox', { name: 'Subject', exact: true }).first().fill(mailSubject)
  await page.getByRole('textbox', { name: /^Text/ }).first().fill('Dear {{name}}, apply by July.')
  await page.getByRole('button', { name: 'Count and preview' }).click()
  await expect(page.getByRole('heading', { name: `People who get it: ${people}` })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Mails a minute' }).fill('600')
  await page.getByRole('button', { name: /^Send now/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused/)).toBeVisible()
  // Mails in progress at the pause are sent; then no more.
  let sentBefore = await outbox(request)
  await expect
    .poll(
      async () => {
        const before = sentBefore.length
        sentBefore = await outbox(request)
        return sentBefore.length - before
      },
      { intervals: [1_000] },
    )
    .toBe(0)

  await server.kill()
  await server.start()
  await page.reload()
  await expect(page.getByText(/^Paused/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  // The outbox returns the newest 200: its content is collected while the mails are sent.
  const mails = new Set(sentBefore)
  await expect
    .poll(
      async () => {
        for (const mail of await outbox(request)) mails.add(mail)
        return count(page, 'Sent').textContent()
      },
      { timeout: 90_000 },
    )
    .toBe(String(people))
  await expect(count(page, 'Failed')).toHaveText('0')
  const addresses = [...mails].map((mail) => mail.split(' ')[0])
  expect(addresses.toSorted()).toEqual(Array.from({ length: people }, (_, index) => `p${index}@example.in`).toSorted())
})
