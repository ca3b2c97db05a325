import { newParent } from '../family/people.ts'
import { expect, test } from '../fixtures.ts'

const languages = [
  { prefix: '', here: 'Apply here', there: 'Open at the school', filters: /^Filters/, show: 'Show results' },
  { prefix: '/hi', here: 'यहाँ आवेदन करें', there: 'स्कूल में खुला', filters: /^छाँटें/, show: 'नतीजे दिखाएँ' },
]

for (const { prefix, here, there } of languages) {
  for (const list of ['schools', 'colleges'])
    test(`${prefix}/${list} says who is applied to here, and narrows to them`, { tag: prefix ? '@phone' : [] }, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${prefix}/${list}/all?applyHere=true`)
      const cards = page.locator('#rows > li')
      await expect(cards).not.toHaveCount(0)
      await expect(cards.locator('.note b', { hasText: here })).toHaveCount(await cards.count())
      await expect(page.locator('#filters input[name=applyHere]')).toBeChecked()
      await expectAccessible()
    })

  test(`${prefix}/schools says of others that they admit by themselves`, async ({ page }) => {
    await page.goto(`${prefix}/schools/all?admissionsOpen=true&applyHere=false`)
    await expect(page.locator('#rows .note').first()).toContainText(there)
    await expect(page.locator('#rows .note b')).toHaveCount(0)
  })

  test(`a parent finds on ${prefix}/ each school that admits today`, { tag: prefix ? '@phone' : [] }, async ({
    page,
    expectAccessible,
  }) => {
    await newParent(page)
    await page.goto(`${prefix}/student/schools`)
    await expect(page.getByText('Modern School', { exact: true })).toBeVisible()
    await expectAccessible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { prefix, here, filters, show } of languages)
    test(`the filter of ${prefix}/schools is a tick and a button`, { tag: prefix ? '@phone' : [] }, async ({
      page,
      isMobile,
    }) => {
      await page.goto(`${prefix}/schools/all`)
      if (isMobile) await page.getByRole('link', { name: filters }).click()
      await page.getByRole('checkbox', { name: here }).check()
      await page.getByRole('button', { name: show }).click()
      await expect(page).toHaveURL(/applyHere=true/)
      await expect(page.locator('#rows .note b').first()).toHaveText(here)
    })
})
