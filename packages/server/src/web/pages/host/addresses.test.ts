import { globSync } from 'node:fs'
import { openEnquiryKinds, versionedPages } from '@pravesh/contract'
import { consents } from '@pravesh/messages'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { loadSite, type Site } from './site.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance
let site: Site
/** Every page of the site by the pattern of its path, with values of its parameter that exist. */
let routes: { pattern: string; values: readonly string[] }[]

const pages = globSync('**/*.astro', { cwd: new URL('../../../../../../site/src/pages/', import.meta.url) })
const patterns = pages.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`)

async function valuesOf(pattern: string): Promise<readonly string[]> {
  const [, folder = '', parameter] = /^\/(.+)\/\[(\w+)\]$/.exec(pattern) ?? []
  if (parameter === undefined) return ['']
  if (parameter === 'listing') return ['all', 'delhi', `private-${folder}-in-delhi`, 'new-delhi']
  if (parameter === 'kind') return openEnquiryKinds
  if (folder === 'consent') return consents.map(({ version }) => version)
  if (versionedPages.some((page) => page === folder)) return ['2026-11']
  // Draws come with the applications of families, whom this catalogue does not have.
  if (folder === 'draws') return []
  const list = folder === 'counselling' ? folder : `${folder}s/all`
  const { data } = (await app.inject(`/api/v1/public/${list.replace('embed/', '')}`)).json<{
    data: { url: string }[]
  }>()
  if (data.length === 0) throw new Error(`No value is known for ${pattern}`)
  return data.slice(0, 5).map(({ url }) => url)
}

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  app = await buildApp({ database, config: result.config, web })
  site = await loadSite(web.site)
  routes = await Promise.all(patterns.map(async (pattern) => ({ pattern, values: await valuesOf(pattern) })))
})
afterAll(() => app?.close())

/** Status, where it leads to, and what is there. */
async function visit(address: string) {
  const { statusCode, headers, body } = await app.inject(address)
  if (headers.location === undefined) return { status: statusCode, body }
  const target = await app.inject(headers.location)
  return { status: statusCode, location: headers.location, reached: target.statusCode, body: target.body }
}

/** Spellings of an address that people and programs write. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace(/(?<=\/)\w/g, (letter) => letter.toUpperCase()),
  (path) => path.replaceAll('-', '%20'),
  (path) => path.replaceAll('-', '_'),
  (path) => path.replaceAll('-', '+'),
  (path) => path.replaceAll('-', '--'),
  (path) => path.replaceAll('-', '%E2%80%93'),
  (path) => `${path}-`,
  (path) => `${path}/`,
  (path) => `${path}.`,
  (path) => `${path}%20`,
  (path) => `${path}/index.html`,
  (path) => `${path}.html`,
  (path) => path.replaceAll('/', '//').slice(1),
  (path) => path.replace(/(?<!%)(?<!%\w)\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/%2e%2e/x`,
  (path) => `${path}%2Fx`,
  (path) => `${path}%00`,
  (path) => `${path}/%E0%A4%A6`,
]
const word = fc
  .oneof(
    fc.constantFrom(
      'delhi',
      'CBSE',
      'B.Tech',
      'दिल्ली',
      'डीपीएस स्कूल',
      'தமிழ்',
      'école',
      '学校',
      '🙂',
      '..',
      '__proto__',
      '%25',
      "'",
      '<b>',
      '-1',
      '1e9',
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  .map(encodeURIComponent)

function addresses(): fc.Arbitrary<string> {
  const path = fc
    .record({
      route: fc.constantFrom(...routes),
      language: fc.constantFrom('', '/hi'),
      isReal: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      position: fc.nat(),
      word,
      changes: fc.array(fc.constantFrom(...spellings), { maxLength: 2 }),
    })
    .map(({ route, language, isReal, position, word: made, changes }) => {
      const value = isReal ? (route.values[position % route.values.length] ?? '') : made
      const english = route.pattern.replace(/\[\w+\]/, () => value)
      return changes.reduce((text, change) => change(text), language + (english === '/' && language ? '' : english))
    })
  const value = fc.oneof(fc.constantFrom('cbse', 'CBSE', 'new%20delhi', '1', 'x', 'true', 'school', '28.6,77.2'), word)
  const choice = fc.tuple(fc.nat(), value)
  return fc.tuple(path, fc.array(choice, { maxLength: 3 })).map(([text, choices]) => {
    const names = site.parametersOf(text.toLowerCase())
    const query = choices.map(([position, chosen]) => `${names[position % names.length] ?? 'a'}=${chosen}`)
    return query.length > 0 ? `${text}?${query.join('&')}` : text
  })
}

test('5,000 made-up addresses lead to a page with one redirect at most, or to a page with a search', async () => {
  expect(routes.length).toBeGreaterThan(40)
  const made = fc.sample(addresses(), { seed: 2026, numRuns: 5_000 })
  const errors: string[] = []
  const counts: Record<string, number> = {}
  const next = made.values()
  const visitor = async () => {
    for (const address of next) {
      const { status, location, reached, body } = await visit(address)
      counts[status] = (counts[status] ?? 0) + 1
      const isPage =
        status === 200 ||
        ((status === 301 || status === 302) && reached === 200) ||
        (status === 404 && body.includes('<search>'))
      if (!isPage) errors.push(`${address}: ${status} ${location ?? ''} ${reached ?? ''}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitor))
  expect(errors).toEqual([])
  // The addresses are of each sort.
  for (const status of [200, 301, 404]) expect(counts[status], String(status)).toBeGreaterThan(500)
}, 240_000)

test.each([
  ['/schools/Delhi', '/schools/delhi'],
  ['/colleges/MBBS', '/colleges/mbbs'],
  ['/schools/new%20delhi', '/schools/new-delhi'],
  ['/schools/new_delhi', '/schools/new-delhi'],
  ['/schools/delhi-', '/schools/delhi'],
  ['/hi/schools/Delhi', '/hi/schools/delhi'],
  ['/schools/cbse-schools-in-Delhi', '/schools/cbse-schools-in-delhi'],
  ['/schools/icse-schools-in-Kolkata', '/schools/cisce-schools-in-kolkata'],
  ['/schools/delhi/', '/schools/delhi'],
  ['/schools', '/schools/all'],
  ['/Schools?board=CBSE', '/schools/all?board=cbse'],
  ['/exam/JEE-Main', '/exam/jee-main'],
  ['/hi/Exam/jee_main', '/hi/exam/jee-main'],
  ['/schools/delhi/index.html', '/schools/delhi'],
  ['/exam/jee-main/index.html', '/exam/jee-main'],
  ['/hi/schools/delhi/index.html', '/hi/schools/delhi'],
  ['/index.html', '/'],
  ['/about/index.html', '/about'],
  ['/Student/Cart', '/student/cart'],
  ['/Enquiry/General?topic=consent', '/enquiry/general?topic=consent'],
  ['/SEARCH?q=DPS%20Pune', '/search?q=DPS%20Pune'],
  ['/schools/delhi?board=CBSE', '/schools/delhi?board=cbse'],
  ['/schools/all?city=New%20Delhi', '/schools/all?city=new-delhi'],
  ['/colleges/all?naac=a%2B%2B', '/colleges/all?naac=A%2B%2B'],
])('%s leads to %s for good', async (address, location) => {
  expect(await visit(address)).toMatchObject({ status: 301, location, reached: 200 })
})

test.each([
  ['/college/x/index.html', 'x'],
  ['/schools/delih', 'schools delih'],
  ['/schools/Delih', 'schools delih'],
  ['/schools/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80', 'schools दिल्ली'],
  ['/hi/school/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80', 'दिल्ली'],
  ['/nothing/here', 'nothing here'],
])('%s is not there, and its page offers a search for "%s"', async (address, words) => {
  const { status, body } = await visit(address)
  expect([status, body.includes(` lang="${address.startsWith('/hi/') ? 'hi' : 'en'}"`)]).toEqual([404, true])
  expect(/<input[^>]* name="q"[^>]*>/.exec(body)?.[0]).toContain(`value="${words}"`)
})

test.each([
  ['/schools/delhi?board=zzz', 'zzz', 'Board', '/schools/delhi'],
  ['/schools/delhi?board=cbse,zzz', 'zzz', 'Board', '/schools/delhi?board=cbse'],
  ['/schools/delhi?feeMax=cheap&board=cbse', 'cheap', 'Fee a year', '/schools/delhi?board=cbse'],
  ['/colleges/all?sort=worst', 'worst', 'Sort by', '/colleges/all'],
  ['/schools/all?cursor=abc', 'abc', 'Place in the list', '/schools/all'],
  ['/exams?level=zzz', 'zzz', 'Level', '/exams'],
  ['/careers?category=zzz', 'zzz', 'Field of study', '/careers'],
])('%s says that "%s" is unknown, and offers the list without it', async (address, value, name, rest) => {
  const { status, body } = await visit(address)
  const [, said, href] = /<div class="rejected"><p>(.*?)<\/p><p><a class="button" href="([^"]*)"/.exec(body) ?? []
  expect([status, said, href]).toEqual([200, `“${value}” is not a known value of “${name}”, so it was left out.`, rest])
  expect((await visit(rest)).status).toBe(200)
})

test('all spellings of a path are one page of the cache', async () => {
  app.pages.clear()
  const letters = [...'delhi']
  for (let mask = 0; mask < 2 ** letters.length; mask++) {
    const spelled = letters.map((letter, at) => (mask & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    expect((await visit(`/schools/${spelled.join('')}`)).body).toContain('<h1>')
  }
  expect(app.pages.cache.size).toBe(1)
})
