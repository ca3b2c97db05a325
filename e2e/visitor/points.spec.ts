import { expect, test } from '../fixtures.ts'

const school = '/school/mount-carmel-school-new-delhi'
for (const texts of [
  {
    prefix: '',
    link: 'Points and class for your child',
    born: 'Child born on',
    wanted: 'Class you want',
    nursery: 'Nursery',
    km: 'From home to the school, km',
    show: 'Work it out',
    old: 'Old enough',
    unsure: 'Undecided: you have not said',
    distance: 'Undecided: enter the distance',
    wrong: 'Enter kilometres, as 4.5',
  },
  {
    prefix: '/hi',
    link: 'आपके बच्चे के अंक और कक्षा',
    born: 'बच्चे का जन्म कब हुआ',
    wanted: 'कौन सी कक्षा चाहिए',
    nursery: 'नर्सरी',
    km: 'घर से स्कूल, किमी',
    show: 'हिसाब लगाएँ',
    old: 'उम्र पूरी है',
    unsure: 'तय नहीं: आपने बताया नहीं',
    distance: 'तय नहीं: दूरी भरें',
    wrong: 'किलोमीटर भरें, जैसे 4.5',
  },
])
  test.describe(`without JavaScript on ${texts.prefix}/`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled: false })
    test('a family works out the points and the class of a child', async ({ page }) => {
      await page.goto(`${texts.prefix}${school}`)
      await page.getByRole('link', { name: texts.link }).click()
      await page.getByLabel(texts.born).fill('2023-05-02')
      await page.getByLabel(texts.wanted).selectOption(texts.nursery)
      await page.getByLabel('Brother or sister').selectOption({ index: 1 })
      await page.getByLabel('First child').selectOption({ index: 2 })
      const response = page.waitForResponse(/points\?/)
      await page.getByRole('button', { name: texts.show }).click()
      expect((await response).headers()['cache-control']).toBe('private, no-cache')
      const result = page.locator('#result')
      await expect(result.locator('.fact-rows dd')).toContainText(texts.old)
      // 25 of 50 + 25 + 15 + 10, and 50 + 10 undecided.
      await expect(result.locator('.figure')).toHaveText(['25', '60'])
      const rows = result.locator('tbody tr')
      const cells = (index: number) => rows.nth(index).getByRole('cell')
      await expect(rows.nth(0)).toContainText(texts.distance)
      await expect(cells(0)).toHaveText(['50', '?'])
      await expect(cells(2)).toHaveText(['25', '25'])
      await expect(cells(3)).toHaveText(['15', '0'])
      await expect(rows.nth(4)).toContainText(texts.unsure)

      await page.getByLabel(texts.km).fill('near')
      await page.getByRole('button', { name: texts.show }).click()
      await expect(page.getByText(texts.wrong)).toBeVisible()
      await page.getByLabel(texts.km).fill('7.5')
      await page.getByRole('button', { name: texts.show }).click()
      // The answers are still there, and the second range decides.
      await expect(cells(0)).toHaveText(['50', '0'])
      await expect(cells(1)).toHaveText(['30', '30'])
      await expect(result.locator('.figure')).toHaveText(['55', '10'])
    })
  })

test('the page of points is accessible, and a school without a table has none', async ({ page, expectAccessible }) => {
  await page.goto(`${school}/points?born=2023-05-02&km=7&c3=yes`)
  await expect(page.locator('#result tbody tr')).toHaveCount(5)
  await expectAccessible()
  await page.goto('/school/primrose-school-puducherry/points')
  await expect(page).toHaveURL('/school/primrose-school-puducherry')
})
