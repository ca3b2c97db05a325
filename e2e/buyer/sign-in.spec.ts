import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

test('the sign-in of institutes checks what is typed, refuses, lets in and out', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 401/)
  await page.goto('/administration')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in for institutes' })).toBeVisible()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const password = page.getByLabel('Password')
  const submit = page.getByRole('button', { name: 'Sign in' })
  await email.fill('not an address')
  await submit.click()
  await expect(page.getByText('Enter the e-mail address of your institute’s account')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await expectAccessible()

  await email.fill('college@demo.pravesh.example')
  await password.fill('not the password')
  await page.getByRole('button', { name: 'College' }).click()
  await submit.click()
  await expect(page.locator('.MuiSnackbar-root')).toContainText('Invalid Username or Password')

  await password.fill('pravesh-demo')
  await submit.click()
  await expectToast(page, 'Login Successful')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectAccessible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('buyer') ?? '{}'))
  expect(stored).toMatchObject({
    email: 'college@demo.pravesh.example',
    auth_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  await page.getByRole('button', { name: 'college@demo.pravesh.example' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in for institutes' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
