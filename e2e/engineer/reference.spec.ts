import { expect, test } from '../fixtures.ts'

const docs = '/api/v1/docs'
const pages = [
  '',
  '/guide',
  '/errors',
  '/public.schools',
  '/open.student-signup',
  '/open.payment.webhook',
  '/admin.school.get',
]

for (const page of pages) {
  test(`axe finds nothing on ${docs}${page}`, async ({ page: tab, expectAccessible }) => {
    // With every fold open these are long pages for axe.
    test.slow()
    await tab.goto(`${docs}${page}`)
    await tab.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await expectAccessible()
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, 'pixels that stand over the edge').toBe(0)
  })
}

test('an engineer finds a call, reads it and copies its line for the shell', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(docs)
  await page.getByLabel('Filter by path').fill('shortlist post')
  await expect(page.locator('.found')).toHaveText('1 call')
  await page.getByRole('link', { name: 'POST /student/shortlist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('POST /student/shortlist')
  await expect(page.getByText('A signed-in student or parent')).toBeVisible()
  await page.getByRole('button', { name: 'Copy: In a shell' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl -X POST')
  await page.getByRole('link', { name: 'ALREADY_SHORTLISTED' }).click()
  await expect(page).toHaveURL(/errors#ALREADY_SHORTLISTED$/)
})

test('the keyboard skips to the content, opens a group and follows a call', async ({ page }) => {
  await page.goto(docs)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const group = page.locator('summary', { hasText: 'Public pages' })
  await group.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET /public/school')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every call is found and read', async ({ page }) => {
    await page.goto(docs)
    await expect(page.getByLabel('Filter by path')).toBeHidden()
    await page.locator('summary', { hasText: 'Sessions' }).click()
    await page.getByRole('link', { name: 'POST /open/admin-login' }).click()
    await expect(page.getByText('INVALID_CREDENTIALS')).toBeVisible()
  })
})

test('a call that is not there is a page that says so', async ({ page, pageErrors, expectAccessible }) => {
  pageErrors.allow(/status of 404/)
  const response = await page.goto(`${docs}/no.such-call`)
  expect(response?.status()).toBe(404)
  await expectAccessible()
})
