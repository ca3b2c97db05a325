import { choose, expect, field, test, toast } from './signed-in.ts'

test('adds a college and a course with its fees', async ({ page, expectAccessible }) => {
  await page.goto('/admin/colleges/create')
  await field(page, 'Name').fill('Konkan College of Design')
  await field(page, 'URL').fill('konkan-college-of-design')
  await choose(page, 'State', 'Maharashtra')
  await choose(page, 'City', 'Pune')
  await page.getByRole('button', { name: 'Add college' }).click()
  await expect(page).toHaveURL(/\/admin\/colleges\/edit\/\d+$/)
  await expect(toast(page, 'College Added Successfully')).toBeVisible()

  await page.getByRole('tab', { name: 'Courses' }).click()
  await page.getByRole('button', { name: 'Add a course' }).click()
  await page.getByRole('button', { name: 'New course' }).click()
  await choose(page, 'Course', 'B.Des', 'B.Des.')
  await page.getByRole('button', { name: 'Add a year' }).click()
  await page.getByRole('spinbutton', { name: 'Year 1' }).fill('150000')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'College Updated Successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByText('₹1.5 lakh in all')).toBeVisible()
})
