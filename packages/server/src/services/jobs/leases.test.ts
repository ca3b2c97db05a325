import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { begin, bury, type Claimed, claim, finish, release, renew, retry } from './lease.ts'
import { dropJob, enqueue, jobKind, jobProgress } from './queue.ts'
import { handle, type Run } from './run.ts'
import { enqueueScheduled } from './scheduled.ts'
import { createWorker } from './worker.ts'

const database = await testDb()
const { db } = database
const kind = jobKind<{ n: number }>('count', 3)
const add = async (n = 1, options = {}) => (await enqueue(db, kind, { n }, options)) ?? 0
const lapse = () => db.execute(sql`update job set leased_until = now() - interval '1 second'`)
async function claimed(): Promise<Claimed> {
  const job = await claim(db, [kind.name])
  if (!job) throw new Error('None was due')
  return job
}
const workerOf = (work: (run: Run) => Promise<void>) =>
  createWorker(database, { handled: [handle(kind, (_payload, run) => work(run))] })

beforeEach(async () => {
  await db.execute(sql`delete from job`)
})

test('a job that somebody works on is nobody else’s until the lease is over', async () => {
  await add()
  await claimed()
  expect(await claim(db, [kind.name])).toBeUndefined()
  await lapse()
  expect((await claimed()).attempts).toBe(2)
})

const ends = {
  renew: (job: Claimed) => renew(db, job, { progress: 0.9 }),
  begin: (job: Claimed) => begin(db, job),
  finish: (job: Claimed) => finish(db, job),
  retry: (job: Claimed) => retry(db, job, 'late', 0),
  bury: (job: Claimed) => bury(db, job, 'late'),
  release: (job: Claimed) => release(db, job),
}
test.each(Object.entries(ends))(
  'who lost the lease cannot %s what another works on, or has done',
  async (_how, end) => {
    const id = await add()
    const lapsedJob = await claimed()
    await lapse()
    const now = await claimed()
    expect(await end(lapsedJob)).toBe(false)
    expect(await jobProgress(db, id)).toMatchObject({ state: 'ready', attempts: 2, progress: 0, error: null })
    expect(await finish(db, now)).toBe(true)
    for (const job of [lapsedJob, now]) expect(await end(job)).toBe(false)
    expect(await jobProgress(db, id)).toMatchObject({ state: 'done', attempts: 2, progress: 1 })
  },
)

test('who lost the lease begins nothing that cannot be taken back', async () => {
  await add()
  const sent = vi.fn()
  await workerOf(async (run) => {
    await lapse()
    await claimed()
    await run.begin()
    sent()
  }).drain()
  expect(sent).not.toHaveBeenCalled()
})

test('what was cut off after it was begun is not done again', async () => {
  const id = await add()
  await begin(db, await claimed())
  await lapse()
  const retryWork = vi.fn(async () => undefined)
  await workerOf(retryWork).drain()
  expect(retryWork).not.toHaveBeenCalled()
  expect(await jobProgress(db, id)).toMatchObject({
    state: 'dead',
    error: expect.stringContaining('may have been done'),
  })
})

test('what somebody works on is not taken back; what waits is', async () => {
  await add(1, { key: 'one' })
  await claimed()
  await add(2, { key: 'two' })
  expect([await dropJob(db, 'one'), await dropJob(db, 'two')]).toEqual([false, true])
})

test('a chore that is under way, or waits, is not planned beside itself in its next period', async () => {
  const scheduled = [{ name: 'sweep', everyMinutes: 60, work: async () => undefined }]
  const noon = Date.UTC(2026, 10, 21, 12)
  const planned = async () => (await db.execute(sql`select id from job`)).rows.length
  await enqueueScheduled(db, scheduled, noon)
  await enqueueScheduled(db, scheduled, noon + 60 * 60_000)
  expect(await planned()).toBe(1)
  await db.execute(sql`update job set state = 'done', ended_at = now()`)
  await enqueueScheduled(db, scheduled, noon + 2 * 60 * 60_000)
  expect(await planned()).toBe(2)
})
