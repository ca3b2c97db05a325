import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

test('a school changes a fee, and its public page shows it', async ({ page, expectAccessible }) => {
  await page.goto('/administration/institutes')
  await page.getByRole('navigation').getByRole('link', { name: 'Fees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible()
  const tuition = page.getByRole('textbox', { name: /^Tuition, / }).first()
  await tuition.fill('47,11,100')
  await page
    .getByRole('combobox', { name: /^Paid each, / })
    .first()
    .selectOption('Year')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByRole('toolbar', { name: 'Form' })).toContainText('All saved')

  const sid = /institutes\/(\d+)/.exec(page.url())?.[1]
  const ownFees = await page.evaluate(async (id) => {
    const { auth_token } = JSON.parse(localStorage.getItem('buyer') ?? '{}')
    const headers = { authorization: `Bearer ${auth_token}` }
    return (await (await fetch(`/api/v1/buyer/institute-details/${id}`, { headers })).json()).data
  }, sid)
  await page.goto(`/school/${ownFees.url}/fees`)
  const totalCell = page.getByRole('cell', { name: '₹47,11,100' })
  await expect(totalCell.first()).toBeAttached()
})
