import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'

for (const [prefix, title, linkName] of [
  ['', 'Open data', 'open data'],
  ['/hi', 'खुला डेटा', 'खुला डेटा'],
] as const)
  test(`${prefix}/about leads to the open data, and a file has the checksum that the page names`, {
    tag: prefix ? '@phone' : [],
  }, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/about`)
    await page.getByRole('main').getByRole('link', { name: linkName, exact: true }).click()
    await expect(page).toHaveURL(`${prefix}/open-data`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // A day's files are written soon after the start.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: 'exams.csv' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'exams.csv' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^pravesh-\d{4}-\d\d-\d\d-exams\.csv$/)
    const saved = await readFile(await download.path())
    await page.locator('summary', { hasText: 'SHA-256' }).click()
    const line = page.locator('.open-data dl > div', { hasText: 'exams.csv' }).last()
    await expect(line).toContainText(createHash('sha256').update(saved).digest('hex'))
  })
