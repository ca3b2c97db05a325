import { expectToast } from '../toasts.ts'
import { choose, expect, field, select, test } from './signed-in.ts'

test('an article is scheduled, stands in the list of what waits, and is cancelled there', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/articles/create')
  await field(page, 'Title').fill('An open day in spring')
  await field(page, 'URL').fill('an-open-day-in-spring')
  await choose(page, 'Category', 'School admissions')
  await field(page, 'Excerpt').fill('Doors are open.')
  await field(page, 'Body').fill('Come and see.')
  await field(page, 'Author').fill('Pravesh desk')
  await select(page, 'Status', 'Scheduled')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Say when it goes out: it is scheduled')).toBeVisible()
  await field(page, 'Publish at').fill('2099-03-01T09:00')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Article Added Successfully')

  await page.goto('/admin/scheduled')
  await expect(page.getByRole('heading', { level: 1, name: 'Scheduled' })).toBeVisible()
  const row = page.getByRole('row', { name: /An open day in spring/ })
  await expect(row).toContainText('Is published')
  await expect(row).toContainText('1 Mar 2099')
  await expect(row).toContainText('admin')
  await expectAccessible()
  await row.getByRole('button', { name: 'Cancel: An open day in spring' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the schedule of An open day in spring?' })
  await dialog.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expectToast(page, 'Schedule Cancelled Successfully')
  await expect(row).toHaveCount(0)

  await page.goto('/admin/articles?filter=%7B%22q%22%3A%22open%20day%20in%20spring%22%7D')
  await expect(page.getByRole('row', { name: /An open day in spring/ })).toContainText('Draft')
})
