import { expectToast } from '../toasts.ts'
import { asAdmin, expect, field, test } from './signed-in.ts'

test('a save without a network waits, guards the page, and is sent when the network is back', async ({
  page,
  context,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/admin/medium/create')
  await field(page, 'Name').fill('Maithili')
  await field(page, 'URL').fill('maithili')
  await context.setOffline(true)
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'It is sent when the network is back')
  await expect(page.getByRole('toolbar', { name: 'Form' })).toContainText('It is sent when the network is back')
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expectAccessible()

  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await context.setOffline(false)
  await expectToast(page, 'Medium Added Successfully')
  await expect(page.getByRole('banner').getByText('Offline')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Maithili' })).toBeVisible()
})

test('who leaves a save that waits for the network has saved nothing', async ({
  page,
  context,
  pageErrors,
  request,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await page.goto('/admin')
  await page.goto('/admin/schools/edit/5')
  const headers = await asAdmin(page)
  const read = async () => (await (await request.get('/api/v1/admin/school-details/5', { headers })).json()).data
  const before = await read()
  await page.getByRole('spinbutton', { name: 'Established in' }).fill('1912')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'It is sent when the network is back')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto('/admin/schools/edit/5')
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect(await read()).toEqual(before)
})

test('a page whose script was not loaded yet opens by itself when the network is back', async ({
  page,
  context,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Institutes' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expectAccessible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
})

test('a console that was open over a deployment loads the new version once', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404|dynamically imported module|preload/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  let missing = 0
  // The page's own scripts are those of the build before: the file of the list is gone, until the page is loaded again.
  await page.route(/SchoolList.*\.js$/, async (route) => {
    missing += 1
    if (missing === 1) await route.fulfill({ status: 404, body: '' })
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Institutes' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
  expect(missing).toBe(2)
})

test('a page that is closed with unsaved changes offers them when it is opened again', async ({ page }) => {
  await page.goto('/admin/schools/edit/3')
  await page.getByRole('tab', { name: 'About' }).click()
  const aboutText = await field(page, 'About').inputValue()
  await field(page, 'About').fill('Kept on this device.')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft '))))
    .toBe(true)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(field(page, 'About')).toHaveValue('Kept on this device.')
  await field(page, 'About').fill(aboutText)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'School Updated Successfully')
})
