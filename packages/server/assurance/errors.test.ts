import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { builtWeb } from '../src/platform/process/built-web.ts'
import { testApp } from '../testing/test-app.ts'

const { app, database, config, adminToken, demoToken } = await testApp('demo')
const { db } = database
const web = builtWeb()

/** Words of stacks, statements and paths, which no sentence for people contains. */
const inside =
  /\bat .*:\d|\.[cm]?[jt]sx?\b|node_modules|node:|\/packages\/|\bselect\b|\binsert\b|\bfrom "|relation|column|stack|Error:|drizzle|postgres|canary/i

/** Removes a table while a call is tried: reads of it fail in the database, in an unexpected way. */
async function withoutTable<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`canary_${table}`)}`)
  try {
    return await work()
  } finally {
    await db.execute(sql`alter table ${sql.identifier(`canary_${table}`)} rename to ${sql.identifier(table)}`)
  }
}
const student = await demoToken('student')
const buyer = await demoToken('school')
const json = { 'content-type': 'application/json' }
const login = { username: 'canary', password: 'canary of a password' }
const enquiry = { name: 'Canary', mobile: '9876543210', consentVersion: '2026-11' }

test.each([
  ['GET', '/public/schools/all', 'school', null, undefined],
  ['GET', '/public/school?url=canary', 'school', null, undefined],
  ['GET', '/admin/school-details', 'school', adminToken, undefined],
  ['GET', '/admin/state?search=canary', 'state', adminToken, undefined],
  ['GET', '/buyer/institute', 'buyer_institute', buyer, undefined],
  ['GET', '/student/shortlist', 'shortlist', student, undefined],
  ['GET', '/student/profile', 'session', student, undefined],
  ['POST', '/open/enquiry/general', 'enquiry', null, enquiry],
  ['POST', '/open/admin-login', 'admin_account', null, login],
  ['POST', '/open/otp', 'one_time_code', null, { mobile: '9876543210', student_type: 'school' }],
] as const)('a fault behind %s %s says nothing of the inside', async (method, path, table, token, body) => {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? json : {}) }
  const send = () =>
    app.inject({ method, url: `/api/v1${path}`, headers, ...(body ? { payload: JSON.stringify(body) } : {}) })
  const response = await withoutTable(table, send)
  const responseBody = response.json<Record<string, unknown>>()
  expect([response.statusCode, Object.keys(responseBody).sort()]).toEqual([503, ['code', 'message', 'requestId']])
  expect(responseBody).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Something went wrong on our side. Please try again',
  })
  expect(response.body + JSON.stringify(response.headers)).not.toMatch(inside)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
})

test('a page behind which something fails says nothing of the inside, in either language', async () => {
  if (!web || !existsSync(web.site)) throw new Error('The site is not built: npm run build')
  const site = await buildApp({ database: database, config, web })
  afterAll(() => site.close())
  for (const path of ['/schools/all', '/school/canary', '/colleges/delhi', '/', '/search?q=canary', '/exams'])
    for (const language of ['', '/hi']) {
      const tables = ['school', 'college', 'exam', 'search_doc', 'search_word']
      const send = () => site.inject(path === '/' ? language || path : `${language}${path}`)
      const response = await tables.reduce<() => ReturnType<typeof send>>(
        (then, table) => () => withoutTable(table, then),
        send,
      )()
      expect([path, response.statusCode, response.headers['cache-control']]).toEqual([path, 503, 'private, no-store'])
      // The page links to itself, so that one can try again: the address is the visitor's own.
      const pageText = response.body
        .replaceAll(path.length > 1 ? path : 'nothing', '')
        // A style may hold `<`, in the range of a width.
        .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<link[^>]*>/g, '')
        // An island names its script as a script element does.
        .replace(/ (?:component|renderer)-url="\/_astro\/[^"]*"/g, '')
      expect(pageText).toContain('</html>')
      expect(pageText).not.toMatch(inside)
    }
})
