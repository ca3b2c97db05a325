import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { budget, headSize, pageCost } from './page-cost.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance
/** Bytes of the college's page in Hindi while it has no ranks. */
let bytesWithoutRanks: number
const url = 'indian-institute-of-technology-kanpur'

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  const settings = { database, config: result.config, web }
  app = await buildApp(settings)
  bytesWithoutRanks = (await pageAt(`/hi/college/${url}`)).bytes
  await app.close()
  // Two years with three rounds each of 120 programmes in five categories; the ranks of each differ.
  await database.db.execute(sql`
    insert into college_cutoff (college, programme, year, round, quota, category, seats, opening, closing, preparatory, source)
    select c.id, 'Branch ' || p || ' (4 Years, Bachelor of Technology)', y, r, 'all-india', k, 'any',
      p * 37 + r, p * 91 + length(k) + y, false,
      jsonb_build_object('name', 'List of ranks', 'asOf', y::text, 'tier', 'official')
    from college c, generate_series(1, 120) p, generate_series(2023, 2024) y, generate_series(1, 3) r,
      unnest(array['general', 'ews', 'obc-ncl', 'sc', 'st']) k
    where c.url = ${url}`)
  await database.db.execute(sql`
    update college_cutoff set category = 'general-pwd', opening = 186, closing = 34, preparatory = true
    where programme like 'Branch 7 %' and year = 2024 and round = 3 and category = 'st'`)
  app = await buildApp(settings)
})
afterAll(() => app?.close())

async function pageAt(path: string) {
  const { statusCode, headers, body, rawPayload } = await app.inject(path)
  const cost = await pageCost(body, async (file) => (await app.inject(file)).rawPayload)
  // As it is read: without tags, blanks as one.
  const text = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return { statusCode, text, body, size: rawPayload.length, bytes: cost.html + headSize(statusCode, headers) }
}

test.each([
  ['', '2024, round 3'],
  ['/hi', '2024, चरण 3'],
])(
  'the page of a college with thousands of ranks has the first lines of the last round, and costs little more (%s)',
  async (language, round) => {
    const page = await pageAt(`${language}/college/${url}`)
    expect(page.statusCode).toBe(200)
    expect(page.text).toContain(round)
    expect(page.text).toContain('Branch 1 40–2,122 40–2,118')
    expect(page.text).not.toContain('Branch 4 ')
    expect(page.body).toContain(`href="${language}/college/${url}/cutoffs"`)
    expect(page.bytes).toBeLessThanOrEqual(language ? bytesWithoutRanks + 400 : budget.answer)
  },
)

test.each([
  ['', 'Not shown: 20 more programmes.'],
  ['/hi', 'यहाँ नहीं: 20 और कार्यक्रम।'],
])(
  'a page of their own has all lines up to a bound, ranks of preparatory courses marked (%s)',
  async (language, moreNote) => {
    const page = await pageAt(`${language}/college/${url}/cutoffs`)
    expect(page.statusCode).toBe(200)
    expect(page.text).toContain('Branch 100 ')
    expect(page.text.includes('Branch 101 ')).toBe(false)
    expect(page.text.includes(moreNote)).toBe(true)
    expect(page.bytes).toBeLessThanOrEqual(budget.answer)
    const preparatory = await pageAt(`${language}/college/${url}/cutoffs?category=general-pwd.any`)
    expect(preparatory.text.includes('186–34 P')).toBe(true)
  },
)

test('a college without ranks has no page of them', async () => {
  const { statusCode, headers } = await app.inject('/college/jamia-hamdard/cutoffs')
  expect([statusCode, headers.location]).toEqual([302, '/college/jamia-hamdard'])
  expect((await app.inject('/college/nowhere-at-all/cutoffs')).statusCode).toBe(404)
})
