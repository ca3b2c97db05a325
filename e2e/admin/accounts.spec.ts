import { expectToast } from '../toasts.ts'
import { admin, expect, test } from './signed-in.ts'

test('an account is suspended and opened again with a reason; one’s own is not', async ({ page, expectAccessible }) => {
  await page.goto('/admin/accounts')
  const name = 'Family of Diya (demo)'
  const row = page.getByRole('row', { name })
  await row.getByRole('button', { name: `Suspend: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend account: ${name}` })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed up in another person’s name')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(page, /Success/)
  await expect(row).toContainText('Signed up in another person’s name')
  await expect(row).toContainText('Suspended')
  await expectAccessible()
  await row.getByRole('button', { name: `Reopen: ${name}` }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It was a mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await expect(row).toContainText('It was a mistake')

  await page.getByRole('tab', { name: 'Administrators' }).click()
  await expect(page.getByRole('row', { name: admin.username })).toContainText('Your account')
  await expect(page.getByRole('button', { name: `Suspend: ${admin.username}`, exact: true })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Institutes' }).click()
  await expect(page.getByRole('button', { name: /^Suspend/ }).first()).toBeVisible()
})

// The demo account could not be given its password back, which is too common: that a change ends other sessions is a test of the server.
test('an administrator asks for another password; why it is refused stands at its field', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await page.goto('/admin')
  await page.getByRole('button', { name: admin.username }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill(admin.password)
  await dialog.getByLabel('New password').fill('password123')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText(/Put three or four words together/)).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
