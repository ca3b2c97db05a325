import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { readConfig } from '../../platform/config/config.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { builtWeb } from '../../platform/process/built-web.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance
const paths = ['/school/modern-school-new-delhi', '/college/indian-institute-of-technology-madras']

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  app = await buildApp({ database, config: result.config, web })
})
afterAll(() => app?.close())

test.each(paths.flatMap((path) => [`/embed${path}`, `/hi/embed${path}`]))(
  '%s may be framed, runs nothing, stores nothing and asks for nothing',
  async (path) => {
    const { statusCode, headers, body } = await app.inject(path)
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none';img-src data:;base-uri 'none';form-action 'none';frame-ancestors \*;style-src( 'sha256-[^']+')+;$/,
    )
    expect(Object.keys(headers)).not.toContain('set-cookie')
    expect(Object.keys(headers)).not.toContain('x-frame-options')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).not.toMatch(/<(?:script|img|iframe|form|object|video)|url\(|@import|@font-face/)
    // The icon holds itself, the canonical address is not loaded.
    expect([...body.matchAll(/<link rel="([^"]+)" href="([^":]+)/g)].map(([, rel, scheme]) => [rel, scheme])).toEqual([
      ['canonical', 'http'],
      ['icon', 'data'],
    ])
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(`href="http://localhost:3000${path.replace('/embed', '')}" target="_blank" rel="noopener"`)
  },
)

test.each(paths)('%s itself, and a card that is not there, may not be framed', async (path) => {
  for (const address of [path, '/embed/school/no-such-school', '/']) {
    const { headers } = await app.inject(address)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  }
})

test('a card is cached until its school changes', async () => {
  app.pages.clear()
  await app.inject('/embed/school/modern-school-new-delhi')
  expect(app.pages.cache.size).toBe(1)
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from school where url = 'modern-school-new-delhi'`,
  )
  await publishInvalidation(database.db, [`school:${rows[0]?.id}`])
  await expect.poll(() => app.pages.cache.size).toBe(0)
})
