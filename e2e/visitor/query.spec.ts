import { expect, test } from '../fixtures.ts'

test('a list is asked for in words: suggested first, opened, and a condition taken off', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const box = page.locator('input[name=q]').first()
  await box.click()
  await box.pressSequentially('icse school kolkata', { delay: 20 })
  const first = page.getByRole('option').first()
  await expect(first).toHaveText(/^CISCE schools in Kolkata/)
  await expect(page.getByRole('option').nth(1)).toHaveText(/Kolkata, West Bengal/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=icse/)
  const listing = page.getByRole('link', { name: 'CISCE schools in Kolkata' })
  await expect(listing).toBeVisible()
  await expect(page.getByText(/did you mean/i)).toHaveCount(0)
  await expectAccessible()
  await listing.click()
  await expect(page).toHaveURL(/\/schools\/cisce-schools-in-kolkata$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CISCE schools in Kolkata')
  await page.goBack()
  await page.getByRole('link', { name: 'Without CISCE' }).click()
  await expect(page).toHaveURL(/\/schools\/kolkata$/)
})

test('in Hindi the same list is found, and named in Hindi', async ({ page, expectAccessible }) => {
  await page.goto(`/hi/search?q=${encodeURIComponent('कोलकाता के आईसीएसई स्कूल')}`)
  await expectAccessible()
  await page.getByRole('link', { name: /कोलकाता में CISCE स्कूल/ }).click()
  await expect(page).toHaveURL(/\/hi\/schools\/cisce-schools-in-kolkata$/)
})

test('where nothing is listed, what there is with a condition less is a link away', async ({ page }) => {
  await page.goto('/search?q=cisce schools with library in lakshadweep')
  await page.getByRole('link', { name: 'CISCE schools with Library in India' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CISCE schools with Library in India')
})

test('another spelling of an address leads to the one of its list', async ({ page }) => {
  const response = await page.goto('/schools/icse-schools-in-kolkata?sort=rating')
  expect(response?.request().redirectedFrom()?.url()).toMatch(/icse-schools-in-kolkata/)
  await expect(page).toHaveURL(/\/schools\/cisce-schools-in-kolkata\?sort=rating$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form finds the list and the career that are asked for', async ({ page }) => {
    await page.goto('/')
    const box = page.locator('input[name=q]').first()
    await box.fill('how to become a pilot')
    await box.press('Enter')
    await page.getByRole('link', { name: 'Commercial Pilot' }).first().click()
    await expect(page).toHaveURL(/\/career\/commercial-pilot$/)
    await page.goto('/search?q=cbse schools in delhi')
    await expect(page.getByRole('link', { name: 'CBSE schools in Delhi' })).toBeVisible()
  })
})

test('an article is found by its title, without a part that it does not have', async ({ page }) => {
  await page.goto('/search?q=nursery+admission+documents')
  const article = page.getByRole('link', { name: 'Documents usually needed for nursery admission', exact: true })
  await expect(article).toHaveAttribute('href', '/article/documents-for-nursery-admission')
})

for (const [language, q, path, notice] of [
  ['', 'mba colleges without cat', '/colleges/mba', /Not applied: “without cat”/],
  ['/hi', 'बिना नीट के मेडिकल कॉलेज', '/hi/colleges/medicine-and-health', /“बिना नीट” लागू नहीं किया गया/],
  ['', 'engineering colleges for 30000 rank', '/colleges/engineering', /Not applied: “30000 rank”/],
] as const)
  test(`what no list applies is named on the search page and on the list: ${q}`, async ({ page, expectAccessible }) => {
    await page.goto(`${language}/search?q=${encodeURIComponent(q)}`)
    await expect(page.getByText(notice)).toBeVisible()
    await expectAccessible()
    await page.locator('.understood h2 a').click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.getByText(notice)).toBeVisible()
    await expectAccessible()
  })
