import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'

const school = '/school/modern-school-new-delhi'

test('a page of another site frames the card of a school, whose link leads to its page', async ({
  page,
  context,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/foreign request: http:\/\/127\.0\.0\.1:/)
  // The lines that the page of open data shows, with the name of a school.
  await page.goto('/open-data')
  const lines = await page.locator('code', { hasText: '<iframe' }).textContent()
  const snippet = lines?.replace('name-of-the-school', school.replace('/school/', '')) ?? ''
  const other = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>A school</title><link rel="icon" href="data:,">${snippet}`),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  try {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const card = page.frameLocator('iframe')
    await expect(card.getByRole('heading', { level: 1, name: 'Modern School' })).toBeVisible()
    await expect(card.getByText('New Delhi').first()).toBeVisible()
    expect(requests.slice(1)).toEqual([`${baseURL}/embed${school}`])
    expect(await context.cookies()).toEqual([])
    const opening = page.waitForEvent('popup')
    await card.getByRole('link', { name: 'Fees, admission and reviews on Pravesh' }).click()
    const opened = await opening
    await expect(opened).toHaveURL(school)
    expect(await opened.evaluate(() => document.referrer)).toBe('')
  } finally {
    other.close()
  }
})

for (const path of [`/embed${school}`, '/hi/embed/college/indian-institute-of-technology-madras'])
  test(`${path} is accessible, and fits into 320 pixels`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 440 })
    await page.goto(path)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('a page itself is not shown in a frame', async ({ page, baseURL, pageErrors }) => {
  pageErrors.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|foreign request/)
  const other = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${baseURL}${school}"></iframe>`),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  await blocked
  other.close()
})
