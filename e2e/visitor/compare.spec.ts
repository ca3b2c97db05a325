import { expect, test } from '../fixtures.ts'

const [first, second, third] = [
  'delhi-public-school-new-delhi',
  'modern-school-new-delhi',
  'vasant-valley-school-new-delhi',
] as const
const languages = [
  {
    prefix: '',
    compare: 'Compare',
    save: 'Save',
    saved: 'Saved',
    count: 'Saved (2)',
    differs: 'Only what differs',
    fee: 'Fee a year, from',
  },
  {
    prefix: '/hi',
    compare: 'तुलना करें',
    save: 'सहेजें',
    saved: 'सहेजा हुआ',
    count: 'सहेजे (2)',
    differs: 'केवल जो अलग है',
    fee: 'साल की फ़ीस, कम से कम',
  },
] as const
type Texts = (typeof languages)[number]

for (const { prefix, compare, save, saved, count, differs, fee } of languages) {
  test.describe(`from a list on ${prefix}/`, () => {
    test('two are ticked, compared, and saved ones are found again', async ({ page, expectAccessible }) => {
      await page.goto(`${prefix}/schools/all`)
      const cards = page.locator('#rows .card')
      for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
      await expect(page.locator('.compare-bar output')).toContainText('2')
      for (const index of [2, 3]) await cards.nth(index).getByRole('checkbox').check()
      // Four at most are compared.
      await expect(cards.nth(4).getByRole('checkbox')).toBeDisabled()
      for (const index of [2, 3]) await cards.nth(index).getByRole('checkbox').uncheck()
      for (const index of [0, 1]) await cards.nth(index).getByRole('button', { name: save }).click()
      await expect(cards.nth(0).getByRole('button', { name: saved })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible()
      await page.locator('.compare-bar').getByRole('button', { name: compare }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/compare\\?school=`))
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await expect(page.getByRole('rowheader').filter({ hasText: fee })).toBeVisible()
      await expectAccessible()

      await page.getByRole('banner').getByRole('link', { name: count }).click()
      await expect(page).toHaveURL(`${prefix}/saved`)
      const boxes = page.locator('.saved-list').getByRole('checkbox')
      await expect(boxes).toHaveCount(2)
      for (const box of await boxes.all()) await box.check()
      await expectAccessible()
      await page.locator('.saved-list').getByRole('button', { name: compare, exact: true }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  })

  test.describe(`without JavaScript on ${prefix}/`, () => {
    test.use({ javaScriptEnabled: false })
    test('a list leads to the comparison, which takes one out and shows what differs', async ({ page }) => {
      await page.goto(`${prefix}/schools/all?board=cbse`)
      const cards = page.locator('#rows .card')
      for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
      await page.locator('.compare-bar').getByRole('button', { name: compare }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      const rows = page.getByRole('row')
      const before = await rows.count()
      await page.getByRole('checkbox', { name: differs }).check()
      expect(await rows.count()).toBeLessThan(before)
      await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
      await page.locator('tfoot td').nth(1).getByRole('link').last().click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  })
}

test('an address names up to four, and says so where it named more, or one that is not listed', async ({ page }) => {
  const texts: Texts = languages[0]
  await page.goto(`/compare?school=${first},${second},${third},no-such-school`)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByText('no longer listed')).toBeVisible()
  await page.goto(`/compare?school=${first}`)
  await expect(page.getByText(`Choose at least one more`)).toBeVisible()
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare')
  await expect(page.getByRole('heading', { name: 'Choose two to four' })).toBeVisible()
  await page.goto('/saved')
  const ways = page.locator('#none-saved').getByRole('link')
  await expect(ways).toHaveText(['Schools', 'Colleges'])
  await ways.first().click()
  await expect(page).toHaveURL('/schools/all')
  // The family's former address leads to the one of everybody.
  await page.goto(`/student/compare?school=${first},${second}`)
  await expect(page).toHaveURL(/\/compare\?school=/)
  await expect(page.getByRole('rowheader').filter({ hasText: texts.fee })).toBeVisible()
})

test('the names stay in sight while the rows are scrolled', async ({ page }) => {
  await page.goto(`/compare?school=${first},${second},${third}`)
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader').nth(1)).toBeInViewport()
})

test('on paper stands the table without the buttons of the screen', async ({ page }) => {
  await page.goto(`/compare?school=${first},${second}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  for (const part of await page.locator('.no-print').all()) await expect(part).toBeHidden()
})
