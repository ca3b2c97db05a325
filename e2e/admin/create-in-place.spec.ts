import { expectToast } from '../toasts.ts'
import { expect, field, test } from './signed-in.ts'

test('a city that is missing is added inside the form of a school, which keeps what was typed', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/schools/create')
  const name = `School of ${crypto.randomUUID().slice(0, 8)}`
  await field(page, 'Name').fill(name)
  const town = `Navapur ${crypto.randomUUID().slice(0, 4)}`
  await page.getByRole('combobox', { name: /^State/ }).click()
  await page.getByRole('option', { name: 'Goa', exact: true }).click()
  await page.getByRole('combobox', { name: /^City/ }).fill(town)
  await page.getByRole('option', { name: `Add “${town}”` }).click()
  const dialog = page.getByRole('dialog', { name: 'New school city' })
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(town)
  await expect(dialog.getByRole('combobox', { name: /^State/ })).toHaveValue('Goa')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expectToast(page, /Success/)
  await expect(page.getByRole('combobox', { name: /^City/ })).toHaveValue(town)
  await expect(field(page, 'Name')).toHaveValue(name)
  await expect(page.getByRole('combobox', { name: /^State/ })).toHaveValue('Goa')
  await page.getByRole('button', { name: 'Add school' }).click()
  await expectToast(page, /Success/)
  await page.goto(`/admin/schools?filter=${encodeURIComponent(JSON.stringify({ q: town }))}`)
  await expect(page.getByText(name)).toBeVisible()
})
