import { expect, test } from '../fixtures.ts'

const docs = '/api/v1/docs'
/** The page reads three megabytes of the document, beside other journeys. */
const reading = { timeout: 100_000 }

test('an engineer finds a call and reads it; nothing is requested from other origins', async ({ page, baseURL }) => {
  test.slow()
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(docs)
  await expect(page.getByRole('heading', { level: 1, name: 'Pravesh API' })).toBeVisible(reading)
  await page.goto(`${docs}#tag/sessions/POST/open/admin-login`)
  await expect(page.getByText('INVALID_CREDENTIALS').first()).toBeVisible(reading)
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(baseURL ?? '').origin])
})

test('the reference fits a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(docs)
  await expect(page.getByRole('heading', { level: 1, name: 'Pravesh API' })).toBeVisible(reading)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'pixels over the edge').toBe(0)
})
