import type { Page } from '@playwright/test'
import { asAdmin, expect, test } from './signed-in.ts'

/** A list of a new year: of a college that has ranks of former years, and of one that is not in the catalogue. */
function rankList() {
  // A year that other journeys compare: it gets no column more.
  const mark = crypto.randomUUID().slice(0, 8)
  const missing = `Institute of Ranks ${mark}`
  const added = `Quantum ${mark}`
  const programme = '"Civil Engineering (4 Years, Bachelor of Technology)"'
  const lines = [
    'institute,programme,quota,seat_type,gender,opening_rank,closing_rank',
    `"National Institute of Technology, Tiruchirappalli","${added} (4 Years, Bachelor of Technology)",OS,OPEN,Gender-Neutral,7,4321`,
    `${missing},${programme},AI,OPEN,Gender-Neutral,1,2`,
    '',
  ]
  return { missing, added, file: { name: 'ranks.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) } }
}
const count = (page: Page, term: string) => page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')

test.afterEach(async ({ page, request }) => {
  const headers = await asAdmin(page)
  const { data } = await (await request.get('/api/v1/admin/imports?content=ranks', { headers })).json()
  for (const { id, finishedAt } of data)
    if (finishedAt === null) await request.post(`/api/v1/admin/imports/${id}/cancel`, { headers })
})

test('official ranks of a year are rehearsed, with what changed, then imported and shown to visitors', async ({
  page,
  expectAccessible,
}) => {
  const { missing, added, file } = rankList()
  await page.goto('/admin/imports/create')
  await page.getByRole('radio', { name: 'Official ranks' }).check()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('spinbutton', { name: /^Year/ }).fill('2024')
  await page.getByRole('spinbutton', { name: /^Round/ }).fill('5')
  await expectAccessible()
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeVisible({ timeout: 60_000 })
  await expect(count(page, 'New')).toHaveText('1')
  await expect(count(page, 'Rejected rows')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'Institutes that are not in the catalogue (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Search: ${missing}` })).toBeVisible()
  await expect(page.getByRole('row', { name: /National Institute of Technology/ }).first()).toContainText('2023 → 2024')
  await expect(page.getByRole('heading', { name: 'New programmes (1)' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: added })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Start the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Imported', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(count(page, 'New')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'New programmes (1)' })).toBeVisible()

  await page.goto('/college/national-institute-of-technology-tiruchirappalli/cutoffs')
  await expect(page.getByRole('row', { name: new RegExp(added) }).first()).toContainText('4,321')
})
