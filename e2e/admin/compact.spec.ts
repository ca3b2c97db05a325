import { expect, test } from './signed-in.ts'

for (const path of ['course', 'schools', 'exam-list'])
  test(`a table at 1,280 px has compact rows and no sideways overflow: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const overflow = await page
      .locator('.RaDataTable-tableWrapper')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const heights = await page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(64)
  })
