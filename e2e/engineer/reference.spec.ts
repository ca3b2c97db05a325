import { expect, test } from '../fixtures.ts'

const docs = '/api/v1/docs'

test('an engineer finds a call and reads it; nothing is requested from other origins', async ({ page, baseURL }) => {
  test.slow()
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(docs)
  await expect(page.getByRole('heading', { level: 1, name: 'Pravesh API' })).toBeVisible()
  await page.goto(`${docs}#tag/sessions/POST/open/admin-login`)
  await expect(page.getByText('INVALID_CREDENTIALS').first()).toBeVisible()
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(baseURL ?? '').origin])
})

test('the reference fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(docs)
  await expect(page.getByRole('heading', { level: 1, name: 'Pravesh API' })).toBeVisible()
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'pixels over the edge').toBe(0)
})
