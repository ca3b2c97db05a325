import { expectToast } from '../toasts.ts'
import { expect, test } from './signed-in.ts'

test('an institute reads an application and moves it on', async ({ page, expectAccessible }) => {
  await page.goto('/administration')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const undecided = page.getByRole('region', { name: 'Applications to decide' })
  await expect(undecided).toBeVisible()
  await expectAccessible()

  await undecided.getByRole('link', { name: 'Ahlcon Public School' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'The child' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Put on the waiting list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put on the waiting list' })
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click()
  await expect(dialog.getByText('Say which place on the list')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('spinbutton', { name: 'Place on the waiting list' }).fill('7')
  await dialog.getByRole('textbox', { name: 'Note to the family' }).fill('Twelve seats in this class.')
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByText('Twelve seats in this class.')).toBeVisible()
})

test('an application to another institute is not found', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/)
  await page.goto('/administration/institutes/999999/applications/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
})

test('quick search finds an application by the name of the child', async ({ page, expectAccessible }) => {
  await page.goto('/administration')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to a page or a record' }).fill('diya')
  const found = page.getByRole('group', { name: 'Applications' }).getByRole('option', { name: /Diya/ }).first()
  await expect(found).toBeVisible()
  await expectAccessible()
  await found.click()
  await expect(page).toHaveURL(/\/administration\/institutes\/\d+\/applications\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'The child' })).toBeVisible()
})
