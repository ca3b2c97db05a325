import { expect, test } from './signed-in.ts'

const pages = [
  ['overview', '/admin/', 'Overview'],
  ['list', '/admin/schools', 'Schools'],
  ['editor of a school', '/admin/schools/edit/1', ''],
  ['editor of a college', '/admin/colleges/edit/1#courses', ''],
  ['generated list', '/admin/exam-list', 'Exams'],
  ['generated editor', '/admin/exam-list/1', ''],
  ['generated form', '/admin/articles/create', 'New article'],
  ['an absent record', '/admin/board/999999', 'Not found'],
] as const

for (const [what, path, heading] of pages)
  test(`axe finds nothing: ${what}`, async ({ page, faults, expectAccessible }) => {
    faults.allow(/status of 404/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expectAccessible()
  })

test('quick search goes to an institute by its name, and to a page of the console', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('indian institute of technology bombay')
  await expect(page.getByRole('option', { name: /Indian Institute of Technology Bombay/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('option', { name: /Indian Institute of Technology Bombay/ }).click()
  await expect(page).toHaveURL(/\/admin\/colleges\/edit\/\d+$/)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').first().fill('add facility')
  await expect(page.getByRole('option', { name: 'Add facility' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/(sc-facilities|schoolfacility)\/create$/)
})
