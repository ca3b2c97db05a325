import { expect, test } from '../fixtures.ts'
import { openAs } from './signed-in.ts'

const shared = ['shortlist', 'cart', 'documents', 'queries', 'reviews', 'payments', 'profile', 'bank', 'password']
const student = ['', 'application-form', 'application-form?section=guardians', 'application-form?section=check']
const parent = ['', 'children', 'child', 'child?section=parents', 'schools']

// Each page of the area in both languages: those that both see by the student in English and by the parent in Hindi.
const walks = [
  { userName: 'student', language: 'English', base: '/student', pages: [...student, ...shared] },
  { userName: 'student', language: 'Hindi', base: '/hi/student', pages: student },
  { userName: 'parent', language: 'Hindi', base: '/hi/student', pages: [...parent, ...shared] },
  { userName: 'parent', language: 'English', base: '/student', pages: parent },
] as const

declare global {
  interface Window {
    /** Cumulative layout shift while the page loaded (CLS, https://web.dev/articles/cls). */
    layoutShift: number
  }
}
const mostShift = 0.02

// These pages are looked at on a phone alone.
test.use({ colorSchemes: ['light', 'dark'] })

for (const { userName, language, base, pages } of walks)
  test(`every page of a ${userName}’s area in ${language} can be read by all and fits the screen`, {
    tag: '@phone',
  }, async ({ page, expectAccessible }) => {
    await page.addInitScript(() => {
      window.layoutShift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            window.layoutShift += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openAs(page, userName, base)
    for (const path of pages) {
      await page.goto(path ? `${base}/${path}` : base)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main .loading')).toHaveCount(0)
      const shift = await page.evaluate(() => window.layoutShift)
      expect(shift, `${path} moves while it loads`).toBeLessThanOrEqual(mostShift)
      await expectAccessible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })
