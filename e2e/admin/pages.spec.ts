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

for (const [title, path, heading] of pages)
  test(`axe finds nothing: ${title}`, async ({ page, pageErrors, expectAccessible }) => {
    pageErrors.allow(/status of 404/)
    // A page that waits for news is never idle: it is told to ask again later.
    const news = { data: { at: 'start', changed: [], missed: false, pause: 600 } }
    await page.route('**/admin/news*', (route) => route.fulfill({ json: news }))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expectAccessible()
  })

test('axe finds nothing: menu of columns, which hides, shows and orders them', async ({ page, expectAccessible }) => {
  await page.goto('/admin/schools')
  const headings = page.getByRole('columnheader')
  await expect(headings.nth(1)).toHaveText('Name')
  await page.getByRole('button', { name: 'Columns' }).click()
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await expect(menu.getByRole('checkbox', { name: 'Name' })).toBeChecked()
  await expectAccessible()
  await menu.getByRole('checkbox', { name: 'Complete' }).uncheck()
  await menu.getByRole('button', { name: 'Move Name down' }).click()
  await page.keyboard.press('Escape')
  await expect(headings.nth(2)).toHaveText('Name')
  await expect(headings.filter({ hasText: 'Complete' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Columns' }).click()
  await menu.getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(headings.nth(1)).toHaveText('Name')
  await expect(headings.filter({ hasText: 'Complete' })).toHaveCount(1)
})

test('axe finds nothing: navigation on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
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

test('quick search finds people, applications and enquiries, and opens them by the keyboard', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Family of Diya')
  const account = page.getByRole('group', { name: 'Accounts' }).getByRole('option', { name: /Family of Diya \(demo\)/ })
  await expect(account).toBeVisible()
  // The contact is masked, as in the list.
  await expect(account).toContainText('…')
  await expectAccessible()
  await account.click()
  await expect(page).toHaveURL(/\/admin\/accounts\?/)
  await expect(page.getByRole('row', { name: /Family of Diya/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').first().fill('diya')
  const application = page.getByRole('group', { name: 'Applications' }).getByRole('option').first()
  await expect(application).toContainText('Diya (demo)')
  await application.hover()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Diya (demo)' })).toBeVisible()
})
