import { expect, test } from '../fixtures.ts'

/**
 * Bytes that a page in Hindi brings on a first visit, with the heads of its responses (HTTP/1.1). The drawings of institutes are 7 kB of
 * them, once for all pages.
 */
const mostBytes = 68 * 1024

test('a page in Hindi and all that it loads are light', async ({ browser, baseURL }) => {
  for (const path of [
    '/hi',
    '/hi/schools/all',
    '/hi/colleges/all',
    '/hi/school/modern-school-new-delhi',
    '/hi/college/indian-institute-of-technology-madras',
    '/hi/college/jamia-hamdard',
    '/hi/exam/jee-main',
    '/hi/course/btech',
    '/hi/career/physician',
    '/hi/privacy',
  ]) {
    // A context of its own has cached nothing.
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(bytes, path).toBeGreaterThan(20_000)
    expect(bytes, path).toBeLessThanOrEqual(mostBytes)
    await context.close()
  }
})
