import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The lower edge of an element, in pixels from the top of the screen. */
async function lowerEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('Not on the page')
  return box.y + box.height
}

for (const path of [
  '/school/neem-grove-school-mumbai',
  '/hi/school/neem-grove-school-mumbai',
  '/college/srm-institute-of-science-and-technology',
  '/hi/college/srm-institute-of-science-and-technology',
])
  test(`the first screen of a phone has name, place, fee, admissions and what to do: ${path}`, async ({ page }) => {
    await page.goto(path)
    const bar = page.locator('.deeds')
    await expect(bar.getByRole('link')).toHaveCount(2)
    const barTop = (await bar.boundingBox())?.y ?? 0
    const facts = page.locator('.first .fact')
    for (const element of [page.getByRole('heading', { level: 1 }), page.locator('.where'), facts.nth(0), facts.nth(1)])
      expect(await lowerEdge(element)).toBeLessThan(barTop)
    expect(await lowerEdge(bar)).toBeLessThanOrEqual(740)
    expect((await page.locator('.crumbs ol').boundingBox())?.height).toBeLessThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

test('a school’s page leads to what a child costs in all, and says what differs at similar ones', async ({ page }) => {
  await page.goto('/school/neem-grove-school-mumbai')
  await expect(page.locator('#fees')).toContainText(
    /One child, Nursery to Class 12, at these fees: ₹[\d.]+ .* in all\./,
  )
  await expect(page.locator('#fees').getByRole('img')).toHaveAccessibleName(/^Fees by class as columns: from ₹/)
  await expect(page.locator('.similar')).toContainText(/₹[\d,]+ (?:more|less) a year · [\d.]+ k?m away/)
})

for (const path of ['/schools/lucknow?classLevel=6', '/hi/colleges/btech'])
  test(`a card of ${path} has its marks beside what can be ticked, and no button breaks in two`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#rows .pick button').first()).toBeVisible()
    const feet = page.locator('#rows .foot')
    for (const foot of await feet.all()) expect((await foot.boundingBox())?.height).toBeLessThan(60)
    for (const tool of await page.locator('.tools > .button').all())
      expect((await tool.boundingBox())?.height).toBeLessThan(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

test('one source of all facts is named once, on the page of a school and in a comparison', async ({ page }) => {
  await page.goto('/school/sunbird-vidya-mandir-bhopal')
  await expect(page.locator('#overview dd').first()).toBeVisible()
  await expect(page.locator('#overview .tier')).toHaveCount(1)
  const compared = ['windmill-field', 'morning-raga', 'two-rivers-residential']
  await page.goto(`/compare?${compared.map((name) => `school=${name}-school-lucknow`).join('&')}`)
  await expect(page.getByRole('rowheader', { name: 'Run by' })).toBeVisible()
  await expect(page.getByRole('rowheader').filter({ hasNotText: 'Rating' }).locator('.tier')).toHaveCount(0)
  await expect(page.locator('.compared + p')).toContainText('Source, unless a line names its own: Demo')
})
