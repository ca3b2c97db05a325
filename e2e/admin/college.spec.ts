import { expectToast } from '../toasts.ts'
import { choose, expect, field, test } from './signed-in.ts'

test('adds a college and a course with its fees', async ({ page, expectAccessible }) => {
  await page.goto('/admin/colleges/create')
  await field(page, 'Name').fill('Konkan College of Design')
  await field(page, 'URL').fill('konkan-college-of-design')
  await choose(page, 'State', 'Maharashtra')
  await choose(page, 'City', 'Pune')
  await page.getByRole('button', { name: 'Add college' }).click()
  await expect(page).toHaveURL(/\/admin\/colleges\/edit\/\d+$/)
  await expectToast(page, 'College Added Successfully')

  await page.getByRole('link', { name: 'Courses and fees' }).click()
  await page.getByRole('link', { name: 'Add course' }).first().click()
  await choose(page, 'Course', 'B.Des', 'B.Des.')
  await page.getByRole('button', { name: 'Add a year' }).click()
  await page.getByRole('spinbutton', { name: 'Year 1' }).fill('150000')
  await page.getByRole('button', { name: 'Add where the fees come from' }).click()
  await field(page, 'Name').fill('Prospectus of the college')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Course Added Successfully')
  await expect(page.getByRole('cell', { name: '₹1.5 lakh' })).toBeVisible()
})

test('says when a college takes forms, and that it takes them all year', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 422/)
  await page.goto('/admin/colleges/create')
  await field(page, 'Name').fill('Ghats College of Botany')
  await field(page, 'URL').fill('ghats-college-of-botany')
  await choose(page, 'State', 'Maharashtra')
  await choose(page, 'City', 'Pune')
  await page.getByRole('button', { name: 'Add college' }).click()
  await expect(page).toHaveURL(/\/admin\/colleges\/edit\/\d+$/)

  await page.getByRole('tab', { name: 'Admissions' }).click()
  await page.getByRole('button', { name: /^Describe the session/ }).click()
  await page.getByLabel('Takes forms all year').check()
  await page.getByLabel('Closes on').fill('2027-01-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Leave it empty where forms are taken all year')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Closes on').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'College Updated Successfully')
  await page.reload()
  await page.getByRole('tab', { name: 'Admissions' }).click()
  await expect(page.getByLabel('Takes forms all year')).toBeChecked()
})
