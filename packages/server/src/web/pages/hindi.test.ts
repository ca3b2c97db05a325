import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { readConfig } from '../../platform/config/config.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { builtWeb } from '../../platform/process/built-web.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  app = await buildApp({ database, config: result.config, web })
})
afterAll(() => app?.close())

const read = async (path: string) => (await app.inject(path)).body

/** What is to be read on a page, without its markup, scripts and styles. */
const visibleText = (html: string) =>
  html
    .replace(/^.*?<body>/s, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')

/** The share of words with letters of Devanagari among all words with letters. */
function hindiShare(html: string): number {
  const words = visibleText(html)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  return words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length / words.length
}

const share = 0.8

test.each(['/hi/careers', '/hi/exams', '/hi/exam/jee-main', '/hi/articles', '/hi/article/neet-ug-explained'])(
  '%s is in Hindi, four words of five at least',
  async (path) => {
    expect(hindiShare(await read(path))).toBeGreaterThan(share)
  },
)

/** How often a page says that a part of it is in English. */
const notes = (html: string) => html.split('अभी हिंदी में नहीं').length - 1

test('what is in Hindi is not marked, and nothing is said of it', async () => {
  const html = await read('/hi/careers?category=science')
  const [title] = /<a href="\/hi\/career\/geologist".*?<\/a>/.exec(html) ?? []
  expect(title).toBe('<a href="/hi/career/geologist">भूविज्ञानी</a>')
  expect(notes(html)).toBe(0)
})

test('what is not yet in Hindi is marked as English, and a page says so once', async () => {
  await database.db.execute(
    sql`update career set title_local = null, summary_local = null where url in ('actuary', 'economist')`,
  )
  app.pages.clear()
  const list = await read('/hi/careers?category=commerce-and-finance')
  const [title] = /<a href="\/hi\/career\/actuary".*?<\/a>/.exec(list) ?? []
  expect(title).toBe('<a href="/hi/career/actuary" lang="en">Actuary</a>')
  expect(notes(list)).toBe(1)
  const page = await read('/hi/career/actuary')
  expect([/<h1.*?<\/h1>/.exec(page)?.[0], notes(page)]).toEqual(['<h1 lang="en">Actuary</h1>', 1])
  const english = await read('/career/actuary')
  expect([/<h1.*?<\/h1>/.exec(english)?.[0], notes(english)]).toEqual(['<h1>Actuary</h1>', 0])
})

test('an article that is not yet in Hindi is marked as English, its page too', async () => {
  await database.db.execute(
    sql`update article set title_local = null, excerpt_local = null, body_local = null where url = 'cuet-ug-explained'`,
  )
  app.pages.clear()
  const [title] = /<h2[^>]*><a href="\/hi\/article\/cuet-ug-explained".*?<\/a>/.exec(await read('/hi/articles')) ?? []
  expect(title).toBe('<h2 lang="en"><a href="/hi/article/cuet-ug-explained">CUET UG explained</a>')
  const page = await read('/hi/article/cuet-ug-explained')
  expect(/<h1.*?<\/h1>/.exec(page)?.[0]).toBe('<h1 lang="en">CUET UG explained</h1>')
  expect([page.includes('<div class="prose" lang="en">'), notes(page)]).toEqual([true, 1])
  const translated = await read('/hi/article/neet-ug-explained')
  expect(/<h1.*?<\/h1>/.exec(translated)?.[0]).toBe('<h1>नीट यूजी आसान शब्दों में</h1>')
  expect(translated).toContain('"inLanguage":"hi"')
})

test('a course has its full name in Hindi below the short one', async () => {
  const html = await read('/hi/course/bsc')
  expect(/<h1.*?<\/p>/s.exec(html)?.[0]).toMatch(/>B\.Sc\.<.*<p class="intro">बैचलर ऑफ़ साइंस<\/p>/s)
  expect(visibleText(html)).toContain('आम तौर पर अवधि: 3 या 4 साल।')
})

test('a college has its fields, its map and its ways of teaching in Hindi', async () => {
  // Programmes of official ranks are in the words of their list: this college has none.
  const html = await read('/hi/college/indian-institute-of-technology-delhi')
  expect(visibleText(html)).not.toMatch(/\bEngineering\b|Full time/)
  expect(/aria-label="[^"]*का नक्शा[^"]*"/.exec(html)?.[0]).not.toMatch(/Delhi/)
})

test('the bodies that approve a college are in Hindi', async () => {
  expect(await read('/hi/college/amrita-vishwa-vidyapeetham')).toContain('विश्वविद्यालय अनुदान आयोग (UGC)')
})

test('a filter by words of an editor is in Hindi, as the exam is', async () => {
  const html = await read('/hi/exams')
  expect(visibleText(html)).not.toContain('Computer based')
})

test('a calendar file is in the language of the page that offers it', async () => {
  await database.db.execute(
    sql`update exam set dates = ${JSON.stringify([
      {
        ...{ event: 'Exam', from: '2027-04-02', to: null, tentative: true },
        source: { name: 'National Testing Agency', url: null, asOf: '2026-11-01', tier: 'official' },
      },
    ])}::jsonb where url = 'jee-main'`,
  )
  app.pages.clear()
  expect(await read('/hi/exam/jee-main')).toContain('href="/hi/exam/jee-main.ics"')
  const hindi = (await read('/hi/exam/jee-main.ics')).replace(/\r\n /g, '')
  expect(hindi).toContain('SUMMARY:जेईई मेन: Exam (बदल सकती है)')
  expect(hindi).toContain('स्रोत: ')
  expect(hindi).toContain('/hi/exam/jee-main')
  const english = (await read('/exam/jee-main.ics')).replace(/\r\n /g, '')
  expect(english).toContain('SUMMARY:JEE Main: Exam (may move)')
  expect(english).toContain('Source: ')
})

test('exams by which a course admits are named in Hindi', async () => {
  const html = await read('/hi/college/indian-institute-of-technology-madras')
  const names = [...html.matchAll(/<a href="\/hi\/exam\/[^"]*"[^>]*>\s*([^<]*?)\s*<\/a>/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/\p{Script=Devanagari}/u.test(name ?? ''))).toEqual([])
})

test('the words that staff read on the telephone have a name in Hindi', async () => {
  const html = await read('/hi/consent/by-phone')
  expect(html).toContain('फ़ोन पर पूछी गई')
  expect(visibleText(html)).not.toContain('by-phone')
})
