import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InjectedRoute } from 'astro'

const excludedPattern = /^(hi\/|404\.|500\.|_)|\/_/
const file = /\.(?:astro|ts)$/

/**
 * Every page and every file for download of `pages` again under `/hi`, from the same source: `currentLocale` tells the two apart. A page
 * with its own file in `pages/hi` uses that.
 */
export function hindiRoutes(pages: URL): InjectedRoute[] {
  const root = fileURLToPath(pages)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => file.test(name) && !excludedPattern.test(name) && !existsSync(new URL(`hi/${name}`, pages)))
    .map((name) => ({ pattern: pattern(name), entrypoint: new URL(name, pages) }))
}

/** `school/[url].astro` → `/hi/school/[url]`, `index.astro` → `/hi`, `exam/[url].ics.ts` → `/hi/exam/[url].ics`. */
function pattern(name: string): string {
  return `/hi/${name.replace(file, '')}`.replace(/\/index$/, '')
}
