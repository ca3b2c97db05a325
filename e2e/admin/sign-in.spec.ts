import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { admin, field, signIn } from './signed-in.ts'

test('a wrong password is told and lets nobody in', async ({ page, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 401/)
  await page.goto('/admin/schools')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 20_000 })
  await expectAccessible()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your password')).toBeVisible()

  await signIn(page, 'not the password')
  await expectToast(page, 'Invalid Credentials')
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull()
})

test('an administrator signs in, and out of every tab', async ({ page, context, pageErrors }) => {
  // The other tab may be asking for news in the moment its session ends.
  pageErrors.allow(/status of 401.*\/admin\/news/)
  await signIn(page)
  await expectToast(page, 'Login Successful')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}'))
  expect(stored).toMatchObject({ username: admin.username, token: expect.stringMatching(/^[\w-]{43}$/) })

  const other = await context.newPage()
  await other.goto('/admin/board')
  await expect(other.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible()

  await page.getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(other).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.getItem('admin'), localStorage.getItem('adminInfo')])).toEqual([
    null,
    null,
  ])
})

test('a session that ended asks for the password where one is, and sends what was typed', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.allow(/status of 401/)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Bodo')
  await field(page, 'URL').fill('bodo')

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token)
  await request.post('/api/v1/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText('Invalid Credentials')).toBeVisible()
  await dialog.getByLabel('Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectToast(page, 'Medium Added Successfully')
  await expect(page.getByRole('link', { name: 'Bodo' })).toBeVisible()
})

test('signing out in one tab leaves the unsaved form of another, which is saved after a new sign-in', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Dogri')
  await field(page, 'URL').fill('dogri')

  const other = await context.newPage()
  await other.goto('/admin/board')
  await other.getByRole('button', { name: 'admin' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/admin/login')

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Name')).toHaveValue('Dogri')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByLabel('Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectToast(page, 'Medium Added Successfully')
  await expect(page.getByRole('link', { name: 'Dogri' })).toBeVisible()
})

test('signing out with an unsaved form asks first', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Konkani')
  await page.getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'Name')).toHaveValue('Konkani')
  await page.getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
