import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { hindiRoutes } from './hindi-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each page and file has its Hindi twin, but for errors, parts, and those written by hand', () => {
  const files = [
    'index',
    'search',
    'school/[url]',
    'exams/index',
    '404',
    '500',
    '_part',
    'school/_part',
    'about',
    'hi/about',
  ]
  for (const name of [...files.map((file) => `${file}.astro`), 'exam/[url].ics.ts']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  const pages = pathToFileURL(`${folder}/`)
  expect(
    hindiRoutes(pages)
      .map(({ pattern }) => pattern)
      .sort(),
  ).toEqual(['/hi', '/hi/exam/[url].ics', '/hi/exams', '/hi/school/[url]', '/hi/search'])
  expect(hindiRoutes(pages).map(({ entrypoint }) => String(entrypoint))).toContain(
    new URL('school/[url].astro', pages).href,
  )
})

test('no pages, no twins', () => {
  expect(hindiRoutes(pathToFileURL(join(folder, 'nothing/')))).toEqual([])
})
