import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Findings of axe on a page, which has no frames of its own. A document gets the program once: `@axe-core/playwright` sends it before each
 * look, which took half of the time.
 */
export async function findViolations(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(async (runOptions) => {
    if (!window.axe) throw new Error('The page was left before axe looked at it')
    const { violations } = await window.axe.run(document, runOptions)
    return violations
  }, options)
}
