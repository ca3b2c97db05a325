import type { Browser, Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { JourneyServer } from '../server/journey-server.ts'
import { collectToasts, expectToast } from '../toasts.ts'
import { paidFee } from './paid-fee.ts'
import { admin, expect, field } from './signed-in.ts'

/** A server where one person refunds no more than ₹100 alone. */
const test = base.extend({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await JourneyServer.open(process.env.JOURNEYS_DATA, () => ({ REFUND_APPROVAL_ABOVE: '100' }))
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
const finance = { username: 'finance@demo.pravesh.example', password: admin.password }

/** A page of a browser of its own, signed in. */
async function openAs(browser: Browser, origin: string, person: typeof admin): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  await collectToasts(context)
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  return page
}
async function askAll(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await field(page, 'Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Refund ₹331' }).click()
  await expectToast(page, 'Refund Waits For A Second Person')
}
const waiting = (page: Page) => page.getByRole('group').filter({ hasText: 'Refund waits for a second person' })

test('a large refund is asked for in one browser, and refused and approved in another', async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  const { id } = await paidFee(page)
  const [asker, approver] = [await openAs(browser, server.origin, admin), await openAs(browser, server.origin, finance)]
  await asker.goto(`/admin/payments/${id}/show`)
  await askAll(asker, 'Paid for the wrong college')
  await expect(waiting(asker)).toContainText('Paid for the wrong college')
  await expect(waiting(asker)).toContainText('another person of finance or an owner decides')
  await expect(waiting(asker).getByRole('button')).toHaveCount(0)

  await approver.goto('/admin/payments?filter=%7B%22waiting%22%3Atrue%7D')
  await approver.getByRole('cell', { name: '₹331' }).first().click()
  await expect(waiting(approver)).toContainText('₹331')
  await waiting(approver).getByRole('button', { name: 'Refuse the refund' }).click()
  await field(approver, 'Reason').fill('The course is open')
  await approver.getByRole('dialog').getByRole('button', { name: 'Refuse the refund' }).click()
  await expectToast(approver, 'Refund Refused')
  await expect(waiting(approver)).toHaveCount(0)

  await asker.reload()
  await expect(asker.getByRole('region', { name: 'What happened' })).toContainText('The course is open')
  await askAll(asker, 'The family has proof')
  await approver.reload()
  await waiting(approver).getByRole('button', { name: 'Approve refund of ₹331' }).click()
  await expectToast(approver, 'Refund Approved')
  await asker.reload()
  const happened = asker.getByRole('region', { name: 'What happened' })
  await expect(happened).toContainText('Refund approved')
  await expect(happened).toContainText('Demo finance, Pravesh')

  // The signed-in page of this test, for the check of accessibility.
  await page.goto('/admin/login')
  await page.evaluate(
    (value) => localStorage.setItem('admin', value),
    await asker.evaluate(() => localStorage.getItem('admin') ?? ''),
  )
  await page.goto(`/admin/payments/${id}/show`)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Refund approved')
  await expectAccessible()
  for (const other of [asker, approver]) await other.context().close()
})
