import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { builtWeb } from '../../../platform/process/built-web.ts'

const database = await seededDb('demo', ensureDemoData)
const { db } = database
let app: FastifyInstance

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  const source = sql`(select source from exam where source is not null limit 1)`
  const rows = (row: string) => sql`jsonb_build_array(${row}::jsonb || jsonb_build_object('source', ${source}))`
  await db.execute(sql`update exam set syllabus = 'Physics', pattern = 'Ninety questions', eligibility = 'Class 12',
    dates = ${rows('{"event": "Result", "from": "2027-04-20", "to": null, "tentative": false}')},
    fees = ${rows('{"category": "General", "amount": 1000}')},
    cutoffs = ${rows('{"year": 2026, "category": "General", "value": "93"}')} where url = 'jee-main'`)
  await db.execute(sql`update exam set syllabus = null, syllabus_local = null, pattern = null, pattern_local = null,
    eligibility = null, eligibility_local = null, dates = '[]', fees = '[]', cutoffs = '[]' where url = 'neet-ug'`)
  app = await buildApp({ database: database, config: result.config, web })
})
afterAll(() => app?.close())

const anchors = ['dates', 'syllabus', 'pattern', 'eligibility', 'cutoff', 'fees', 'result', 'admission', 'reviews']
/** Which targets of links a page has, each of them once. */
async function anchorsOf(path: string): Promise<string[]> {
  const { statusCode, body } = await app.inject(path)
  expect([path, statusCode]).toEqual([path, 200])
  return anchors.filter((id) => {
    const found = body.match(new RegExp(` id="?${id}["\\s>]`, 'g'))?.length ?? 0
    expect([path, id, found]).toEqual([path, id, Math.min(found, 1)])
    return found > 0
  })
}

test.each(['', '/hi'])('sections of pages are targets of links, in every language (%s)', async (language) => {
  expect(await anchorsOf(`${language}/exam/jee-main`)).toEqual([
    ...['dates', 'syllabus', 'pattern', 'eligibility', 'cutoff', 'fees', 'result'],
  ])
  // A missing section is no target.
  expect(await anchorsOf(`${language}/exam/neet-ug`)).toEqual([])
  expect(await anchorsOf(`${language}/school/modern-school-new-delhi`)).toEqual(['fees', 'admission', 'reviews'])
  expect(await anchorsOf(`${language}/college/indian-institute-of-technology-madras`)).toEqual(
    expect.arrayContaining(['fees', 'reviews']),
  )
})
