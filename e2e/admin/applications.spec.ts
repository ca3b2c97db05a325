import { expectToast } from '../toasts.ts'
import { asAdmin, expect, test } from './signed-in.ts'

test('an administrator finds an application and moves it for its institute, with a conflict on the way', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 409/)
  await page.goto('/admin/applications')
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill('Diya')
  const row = page.getByRole('row', { name: /^Diya.*Delhi Public School/ })
  // The first journey of a run meets a server that has just started: a press that was lost is made again.
  await expect(async () => {
    if (await row.isVisible()) await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Diya (demo)' })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await expectAccessible()
  await page.getByRole('button', { name: 'Shortlist' }).click()

  // It is moved concurrently while the dialog is open.
  const id = page.url().match(/applications\/(\d+)/)?.[1]
  const headers = await asAdmin(page)
  const read = await (await request.get(`/api/v1/admin/applications/${id}`, { headers })).json()
  const data = { status: 'interaction', on: '2027-01-10', updatedAt: read.data.updatedAt }
  expect((await request.put(`/api/v1/admin/applications/${id}`, { headers, data })).ok()).toBe(true)

  const dialog = page.getByRole('dialog', { name: 'Shortlist' })
  await dialog.getByRole('textbox', { name: 'Note to the family' }).fill('Please come on Monday.')
  await dialog.getByRole('button', { name: 'Shortlist' }).click()
  await expect(dialog.getByText(/This application changed after you opened it/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Shortlist' }).click()
  await expectToast(page, /Success/)
  await expect(page.getByText('Please come on Monday.')).toBeVisible()
  await expect(page.getByText(/Pravesh, \d/).first()).toBeVisible()
})
