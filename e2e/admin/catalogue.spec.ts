import { expectToast } from '../toasts.ts'
import { expect, field, test } from './signed-in.ts'

test('a record of a catalogue is added, changed and deleted, each with its toast', async ({ page }) => {
  await page.goto('/admin/board')
  await page.getByRole('link', { name: 'Add board' }).click()
  await field(page, 'Name').fill('Board of Hill Schools')
  await field(page, 'Short name').fill('BHS')
  await field(page, 'URL').fill('Not A Slug')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible()
  await field(page, 'URL').fill('bhs')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Board Added Successfully')
  // A saved form leaves no draft behind.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))).toEqual([])

  await page.getByRole('link', { name: 'BHS' }).click()
  await field(page, 'Short name').fill('BoHS')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Board Updated Successfully')

  // The editor stays open, and the focus stays on its button.
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Board Deleted Successfully')
  await expect(page.getByRole('link', { name: 'BoHS' })).toHaveCount(0)
})

test('what is still in use stays, and the count says why', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 409/)
  await page.goto('/admin/board')
  await page.getByRole('link', { name: 'CBSE' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, /Still in use: \d+ schools/)
})

test('a list is searched, narrowed and ordered, and is on page 1 after a change', async ({ page }) => {
  await page.goto('/admin/school-city?page=3&perPage=50')
  await expect(page.getByText(/in all · last change/)).toBeVisible()
  const first = page.getByRole('row').nth(1).getByRole('link')
  await first.click()
  await field(page, 'District').fill('A district')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'School city Updated Successfully')
  await page.getByRole('link', { name: 'All school cities' }).click()

  await page.getByPlaceholder('Search', { exact: true }).fill('pune')
  await expect(page.getByText(/found by search/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Pune')
})

test('several are deleted at once, after a question', async ({ page }) => {
  const token = await page
    .goto('/admin/medium')
    .then(() => page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}').token))
  for (const name of ['Zeme', 'Zou'])
    await page.request.post('/api/v1/admin/medium', {
      headers: { authorization: `Bearer ${token}` },
      data: { name, url: name.toLowerCase() },
    })
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select Zeme' }).check()
  await page.getByRole('checkbox', { name: 'Select Zou' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Medium Deleted Successfully')
  await expect(page.getByRole('link', { name: 'Zeme' })).toHaveCount(0)
})
