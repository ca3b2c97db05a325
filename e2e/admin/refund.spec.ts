import type { Page } from '@playwright/test'
import { callApi } from '../family/people.ts'
import { expectToast } from '../toasts.ts'
import { paidFee } from './paid-fee.ts'
import { expect, field, test } from './signed-in.ts'

type Payment = { id: number; amount: number; status: string; refunds: { amount: number; status: string }[] }

const sum = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Money' })
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('+ dd')
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  return page.getByRole('dialog', { name: 'Refund' })
}
const fillPart = async (page: Page, rupees: string, reason: string) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('A part').check()
  await expect(dialog.getByLabel('Withdraw the application')).not.toBeChecked()
  await field(page, 'Amount in rupees').fill(rupees)
  await field(page, 'Reason').fill(reason)
  return dialog
}

test('two administrators refund ₹100 and ₹231 of ₹331, and not one paisa more', async ({
  page,
  browser,
  context,
  pageErrors,
  expectAccessible,
}) => {
  // The refund that is too much.
  pageErrors.allow(/status of 422/)
  const { token, id } = await paidFee(page)
  const other = await browser.newContext({ storageState: await context.storageState() })
  const [colleague, latecomer] = [await other.newPage(), await other.newPage()]
  await page.goto(`/admin/payments/${id}/show`)
  const session = await page.evaluate(() => localStorage.getItem('admin') ?? '')
  await other.addInitScript((value) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('admin', value)
  }, session)
  for (const tab of [colleague, latecomer]) await tab.goto(new URL(`/admin/payments/${id}/show`, page.url()).href)
  await expect(sum(page, 'Left to refund')).toHaveText('₹331')
  await expectAccessible()

  // All have typed before any sends.
  const [first, second, third] = [
    await fillPart(page, '100', 'The form fee was paid twice'),
    await fillPart(colleague, '231', 'The rest of it'),
    await fillPart(latecomer, '0.01', 'One paisa more'),
  ]
  await expectAccessible()
  await Promise.all([
    first.getByRole('button', { name: 'Refund' }).click(),
    second.getByRole('button', { name: 'Refund' }).click(),
  ])
  await expect(first).toBeHidden()
  await expect(second).toBeHidden()
  await third.getByRole('button', { name: 'Refund' }).click()
  await expect(third.getByText('Nothing is left to refund')).toBeVisible()
  await expect(field(latecomer, 'Amount in rupees')).toHaveAccessibleDescription('Nothing is left to refund')
  // A page whose own refund is through no longer asks what others do.
  await page.reload()
  await expect(sum(page, 'Refunded')).toHaveText('₹331', { timeout: 30_000 })
  await expect(sum(page, 'Left to refund')).toHaveText('₹0')
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  const happened = page.getByRole('region', { name: 'What happened' })
  await expect(happened.getByText(/^Bank reference: \d{23}$/)).toHaveCount(2, { timeout: 30_000 })
  for (const text of ['Money received', 'Receipt issued', 'Refund requested', 'Refunded'])
    await expect(happened).toContainText(text)
  await expect(happened).toContainText('The form fee was paid twice')
  await expectAccessible()

  const { data } = await callApi<{ data: Payment[] }>(page, 'GET', '/student/institute-payment', undefined, token)
  expect(data).toMatchObject([{ status: 'refunded', refunds: [{ status: 'refunded' }, { status: 'refunded' }] }])
  expect(data[0]?.refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10_000, 23_100])
  await page.goto('/student/payments')
  await expect(page.getByText('₹100 of ₹331 returned')).toBeVisible()
  await expect(page.getByText('₹231 of ₹331 returned')).toBeVisible()
  await other.close()
})

test('more than is left is refused at the amount, on a phone and by keyboard alone', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await paidFee(page)
  await page.goto(`/admin/payments/${id}/show`)
  await page.getByRole('button', { name: 'Refund', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await expect(dialog.getByLabel('Withdraw the application')).toBeChecked()
  await dialog.getByLabel('All that is left: ₹331').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Amount in rupees')).toBeFocused()
  await page.keyboard.type('ten')
  await dialog.getByRole('button', { name: 'Refund' }).press('Enter')
  await expect(field(page, 'Amount in rupees')).toBeFocused()
  // A rejected submission may move the focus to the amount once more: from there again, and the text at once.
  await expect(async () => {
    await field(page, 'Amount in rupees').press('Tab')
    await expect(field(page, 'Reason')).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await field(page, 'Reason').fill('Paid for the wrong college')
  await dialog.getByRole('button', { name: 'Refund' }).press('Enter')
  await expect(dialog.getByText('An amount in rupees, such as 100 or 99.50')).toBeVisible()
  await expect(field(page, 'Amount in rupees')).toBeFocused()
  await field(page, 'Amount in rupees').fill('1,50')
  await dialog.getByRole('button', { name: 'Refund' }).press('Enter')
  await expect(field(page, 'Amount in rupees')).toHaveAccessibleDescription('An amount in rupees, such as 100 or 99.50')
  await field(page, 'Amount in rupees').fill('331.01')
  await dialog.getByRole('button', { name: 'Refund' }).press('Enter')
  await expect(dialog.getByText('Only ₹331 is left to refund')).toBeVisible()
  await expectAccessible()
  await field(page, 'Amount in rupees').fill('99.50')
  await dialog.getByRole('button', { name: 'Refund ₹99.50' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(sum(page, 'Left to refund')).toHaveText('₹231.50')
  await expect(sum(page, 'Refunded')).toHaveText('₹99.50', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Check with the gateway now' }).click()
  await expectToast(page, 'Payment Checked')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto('/admin/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expectAccessible()
})
