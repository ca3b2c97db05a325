import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { paidFee } from './paid-fee.ts'
import { expect, field, test } from './signed-in.ts'

/** The sandbox's key of the demo, whose secret is public. */
const sandboxKey = createHmac('sha256', 'the demo has no secrets worth keeping').update('sandbox key').digest('hex')

/** A part is refunded in the gateway's own dashboard, without a notification. */
async function refundByHand(page: Page, paymentId: string, amount: number): Promise<string> {
  const authorization = `Basic ${Buffer.from(`rzp_test_sandbox:${sandboxKey}`).toString('base64')}`
  const path = `/sandbox/razorpay/v1/payments/${paymentId}/refund`
  const response = await page.request.post(path, { headers: { authorization }, data: { amount } })
  expect(response.status()).toBe(200)
  const { id } = await response.json()
  return id
}

test('a refund that only the gateway has is found, taken in from its row, and agrees', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  const { id, paymentId } = await paidFee(page)
  const refundId = await refundByHand(page, paymentId, 5_000)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Money' }).click()
  await page.getByRole('link', { name: 'Reconciliation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible()
  const section = page.getByRole('region', { name: /^Only the gateway has it/ })
  const row = section.getByRole('listitem').filter({ hasText: refundId })
  await expect(row).toContainText('Our recordsNothing')
  await expect(row).toContainText('The gateway₹50 · Refunded')
  await expect(row.getByRole('link', { name: 'Payment' })).toHaveAttribute('href', new RegExp(`/payments/${id}/show$`))
  await expectAccessible()

  // On a phone, by keyboard alone.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await row.getByRole('button', { name: 'Check with the gateway' }).press('Enter')
  await expectToast(page, 'Payment Checked')
  await expect(row).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Day by day' })
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('₹')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible()

  await field(page, 'From').fill('')
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(field(page, 'From')).toHaveAccessibleDescription('Choose a day')
  await expect(field(page, 'From')).toBeFocused()
  await field(page, 'From').fill('2026-01-01')
  await field(page, 'Until').fill('2026-02-01')
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(field(page, 'Until')).toHaveAccessibleDescription('At most 31 days')
  await field(page, 'Until').fill('2026-01-02')
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(page.getByText('Our records and the gateway agree on these days.')).toBeVisible()
  await expect(page).toHaveURL(/date1=2026-01-01&date2=2026-01-02/)

  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'मिलान' })).toBeVisible()
  await expect(page.getByText('इन दिनों में हमारे और गेटवे के रिकॉर्ड एक जैसे हैं।')).toBeVisible()
  await expectAccessible()
})
