import { expect, test } from '../fixtures.ts'

const email = 'college@demo.pravesh.example'
const password = 'pravesh-demo'

// A demo account could not be given its password back, which is too common: that a change ends other sessions is a test of the server.
test('an institute asks for another password; what is refused stands at its field, and nobody is signed out', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await page.goto('/administration')
  await page.getByRole('button', { name: 'College' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const current = dialog.getByLabel('Current password')
  const next = dialog.getByLabel('New password')
  const submit = dialog.getByRole('button', { name: 'Change password' })
  await expect(current).toBeFocused()
  await expectAccessible()
  await current.fill('not the password')
  await next.fill('hathi samosa khidki')
  await submit.click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(next).toHaveValue('hathi samosa khidki')
  await expectAccessible()
  await current.fill(password)
  await next.fill('password123')
  await submit.click()
  await expect(dialog.getByText(/Put three or four words together/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('buyer'))).toContain(email)
})

test('an institute that forgot its password has a temporary one sent, whether or not there is such an account', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/administration')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('office@nowhere.example')
  await page.getByRole('button', { name: 'Forgotten password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten password?' })
  await dialog.getByRole('button', { name: 'College' }).click()
  const address = dialog.getByRole('textbox', { name: 'E-mail' })
  await expect(address).toHaveValue('office@nowhere.example')
  await address.fill('not an address')
  await dialog.getByRole('button', { name: 'Send temporary password' }).click()
  await expect(dialog.getByText('Enter the e-mail address of your institute’s account')).toBeVisible()
  await expectAccessible()
  await address.fill('desk@nowhere.example')
  await dialog.getByRole('button', { name: 'Send temporary password' }).click()
  await expect(dialog.getByText('Look in your mailbox')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('desk@nowhere.example')
  await expect(page.getByRole('button', { name: 'College', pressed: true })).toBeVisible()
})
