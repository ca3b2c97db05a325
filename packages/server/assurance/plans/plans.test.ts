import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LiveNames, sqlNames } from '../../src/catalogue/search/index.ts'
import { claim } from '../../src/services/jobs/lease.ts'
import { testApp } from '../../testing/test-app.ts'
import { fill } from './fill.ts'
import { hasReason, listings, lists, ownLists, type RequestPaths, records, unused } from './hot.ts'
import { judgeOf } from './judge.ts'
import { listener } from './statements.ts'

const { database, call, adminToken, demoToken } = await testApp('demo')
const listen = listener(database.db)
beforeAll(() => fill(database))
// The database searches, as it does where a catalogue is too large for the index in memory.
beforeEach(() => void vi.spyOn(LiveNames.prototype, 'source').mockReturnValue(sqlNames(database.db)))

/** Errors of the plans of statements sent meanwhile, by statement, without those with a reason. */
async function findErrors(label: string, work: () => Promise<unknown>): Promise<string[]> {
  const judge = await judgeOf(database.db)
  const sent = await listen(work)
  expect(sent.length, `${label} sends nothing that Drizzle tells of`).toBeGreaterThan(0)
  const errors: string[] = []
  for (const statement of sent)
    for (const error of await judge(statement))
      if (!hasReason(statement, error))
        errors.push(
          `${label} ${error}\n  ${statement.text.replace(/\s+/g, ' ')}\n  ${JSON.stringify(statement.params)}`,
        )
  return errors
}
async function expectSound(paths: RequestPaths, token: string | null = null): Promise<void> {
  const errors: string[] = []
  for (const path of paths) {
    const read = async () => expect([path, (await call('GET', path, { token })).status]).toEqual([path, 200])
    errors.push(...(await findErrors(path, read)))
  }
  expect(errors.join('\n')).toBe('')
  expect(unused(paths), 'reasons for a scan that no statement has').toEqual([])
}

test('pages of records, recommendations, look-ups and search walk no large table', () => expectSound(records))

test('listings walk the index of their order, narrowed or not, on later pages and after a cursor', async () => {
  await expectSound(listings)
  for (const sort of ['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'newest']) {
    const { body } = await call<{ cursor: string }>('GET', `/public/schools/all?sort=${sort}&limit=50`)
    expect(body.cursor).toEqual(expect.any(String))
    await expectSound([`/public/schools/all?sort=${sort}&cursor=${body.cursor}`])
  }
})

test('administrators’ lists sort what they count at most, by every order, filter and search', () =>
  expectSound(lists, adminToken))

test('a list of institutes goes on behind a row by the index of its order', async () => {
  for (const query of ['', 'sort=name', 'sort=id&order=desc', 'sort=completeness&status=published']) {
    const path = `/admin/school-details?${query}`
    const { body } = await call<{ next: string }>('GET', path, { token: adminToken })
    expect(body.next).toEqual(expect.any(String))
    await expectSound([`${path}&after=${body.next}`], adminToken)
  }
})

test('an account’s own lists are found by the account', async () => {
  await expectSound(ownLists.parent, await demoToken('parent'))
  await expectSound(ownLists.school, await demoToken('school'))
})

test('a job is taken by the index of what is due', async () => {
  expect(await findErrors('taking a job', () => claim(database.db, ['mail', 'message']))).toEqual([])
})

test('an index that has nulls at the other end than its order is seen', async () => {
  const [read] = (await listen(() => call('GET', '/admin/school-details', { token: adminToken }))).filter(({ text }) =>
    text.includes('order by'),
  )
  if (!read) throw new Error('The list was not ordered')
  const undone = new Error('undone')
  const worse = database.db.transaction(async (tx) => {
    await tx.execute(sql`drop index school_updated`)
    await tx.execute(sql`create index school_updated on school (updated_at desc nulls last, id desc nulls last)`)
    expect(await (await judgeOf(tx))(read)).toContainEqual(expect.stringMatching(/^sorts 2\d{4} rows$/))
    throw undone
  })
  await expect(worse).rejects.toBe(undone)
  expect(await (await judgeOf(database.db))(read)).toEqual([])
})
