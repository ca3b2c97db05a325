import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { formatError } from '../../platform/log/error-format.ts'
import { claim } from './lease.ts'
import { enqueue, jobKind, jobProgress, revive, sweepJobs } from './queue.ts'
import { backOff, handle, PermanentFailure, type Run } from './run.ts'
import { enqueueScheduled } from './scheduled.ts'
import { createWorker } from './worker.ts'

type Count = { n: number }
const database = await testDb()
const { db } = database
const kind = jobKind<Count>('count', 3)
const due = () => db.execute(sql`update job set run_at = now(), leased_until = null`)
const add = async (n: number, options = {}) => (await enqueue(db, kind, { n }, options)) ?? 0
const workerOf = (work: (payload: Count, run: Run) => Promise<void>, options = {}) =>
  createWorker(database, { handled: [handle(kind, work)], ...options })

beforeEach(async () => {
  await db.execute(sql`delete from job`)
})

test('two workers do each job once, in order of age', async () => {
  const done: number[] = []
  const work = async ({ n }: Count) => {
    await pause(1)
    done.push(n)
  }
  for (let n = 0; n < 40; n++) await add(n)
  await Promise.all([workerOf(work).drain(), workerOf(work).drain()])
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  expect(done[0]).toBeLessThan(2)
})

test('a failure is tried again later, and dead after its last attempt; a person may revive it', async () => {
  const id = await add(1)
  const log = { warn: vi.fn(), error: vi.fn() }
  const work = vi.fn(() => Promise.reject(new Error('No answer for asha@example.in at +91 98765 43210')))
  const worker = workerOf(work, { log })
  for (let attempt = 1; attempt <= 3; attempt++) {
    await worker.drain()
    expect(work).toHaveBeenCalledTimes(attempt)
    await worker.drain()
    expect(work).toHaveBeenCalledTimes(attempt)
    await due()
  }
  const errorText = 'No answer for [address] at [number]'
  expect(await jobProgress(db, id)).toMatchObject({ state: 'dead', attempts: 3, error: errorText })
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { job: id, kind: 'count', attempt: 3, error: errorText },
    'job is dead',
  )
  expect(await revive(db, id)).toBe(true)
  expect(await revive(db, id)).toBe(false)
  await worker.drain()
  expect(work).toHaveBeenCalledTimes(4)
})

test('what is beyond help, and what comes too late, is dead at once', async () => {
  const [hopeless, expiredId] = [await add(1), await add(2, { livesSeconds: -1 })]
  const work = vi.fn(() => Promise.reject(new PermanentFailure('no')))
  await workerOf(work).drain()
  expect(work).toHaveBeenCalledTimes(1)
  expect(await jobProgress(db, hopeless)).toMatchObject({ state: 'dead', attempts: 1, error: 'no' })
  expect(await jobProgress(db, expiredId)).toMatchObject({ state: 'dead', error: 'It came too late to be done' })
})

test('work that ends its process each time is taken up so many times, and then waits for a person', async () => {
  const id = await add(1)
  const work = vi.fn(async () => undefined)
  for (let cut = 0; cut < 3 + 8; cut++) {
    expect(await claim(db, ['count'])).toMatchObject({ id })
    await due()
  }
  await workerOf(work).drain()
  expect(work).not.toHaveBeenCalled()
  expect(await jobProgress(db, id)).toMatchObject({ state: 'dead', error: 'It was cut off each time' })
  expect(await revive(db, id)).toBe(true)
  await workerOf(work).drain()
  expect(await jobProgress(db, id)).toMatchObject({ state: 'done' })
})

test('a key is taken once, also at the same moment and after the work is done', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, (_, n) => enqueue(db, kind, { n }, { key: 'one' })))
  expect(all.filter((id) => id !== undefined)).toHaveLength(1)
  const work = vi.fn(async () => undefined)
  await workerOf(work).drain()
  expect(await enqueue(db, kind, { n: 9 }, { key: 'one' })).toBeUndefined()
  await db.execute(sql`update job set ended_at = now() - interval '3 days'`)
  await sweepJobs(db)
  expect(await enqueue(db, kind, { n: 9 }, { key: 'one' })).toBeDefined()
})

test('a worker that lost its lease cannot finish, and is told', async () => {
  const id = await add(1)
  const errors: unknown[] = []
  const slow = workerOf(async (_payload, run) => {
    await due()
    expect((await claim(db, ['count']))?.attempts).toBe(2)
    await run.save(0.9).catch((error) => errors.push(String(error)))
  })
  await slow.drain()
  expect(errors).toEqual(['Error: Another worker has taken over'])
  expect(await jobProgress(db, id)).toMatchObject({ state: 'ready', attempts: 2, progress: 0 })
})

test('a failed run goes on from its checkpoint', async () => {
  const id = await add(10)
  const seen: unknown[] = []
  const worker = workerOf(async ({ n }, run) => {
    seen.push(run.checkpoint)
    for (let step = Number(run.checkpoint ?? 0); step < n; step++) {
      await run.save((step + 1) / n, step + 1)
      if (step === 3 && seen.length === 1) throw new Error('a stone in the way')
    }
  })
  await worker.drain()
  expect(await jobProgress(db, id)).toMatchObject({ state: 'ready', progress: expect.closeTo(0.4) })
  await due()
  await worker.drain()
  expect(seen).toEqual([null, 4])
  expect(await jobProgress(db, id)).toMatchObject({ state: 'done', progress: 1 })
})

test('a notice wakes it; when it leaves, what is running stops and is put back untried', async () => {
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const worker = workerOf(
    async (_payload, run) => {
      resolve()
      await pause(3_600_000, undefined, { signal: run.signal })
    },
    { lookMs: 3_600_000 },
  )
  // It has polled, and found nothing: later jobs can reach it by notification alone.
  const looks = vi.spyOn(db, 'execute')
  await worker.start()
  await vi.waitFor(() => expect(looks).toHaveBeenCalled(), 60_000)
  await Promise.all(looks.mock.results.map(({ value }) => value))
  const id = await add(1)
  await started
  await worker.stop()
  expect(await jobProgress(db, id)).toMatchObject({ state: 'ready', attempts: 0 })
  const retryWork = vi.fn(async () => undefined)
  await workerOf(retryWork).drain()
  expect(retryWork).toHaveBeenCalledTimes(1)
})

test('several are worked on at once, but not more than there are lanes', async () => {
  let [now, maxRunning] = [0, 0]
  const { promise: full, resolve: fill } = Promise.withResolvers<void>()
  const worker = workerOf(
    async () => {
      now++
      maxRunning = Math.max(maxRunning, now)
      // The first ones wait for each other, however slowly they are claimed; then a fourth lane would have its chance.
      if (now === 3) fill()
      await full
      await pause(30)
      now--
    },
    { lanes: 3 },
  )
  for (let n = 0; n < 12; n++) await add(n)
  await worker.start()
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select count(*)::int as n from job where state = 'done'`)
      expect(rows[0]).toEqual({ n: 12 })
    },
    { timeout: 60_000 },
  )
  await worker.stop()
  expect(maxRunning).toBe(3)
})

test('a chore is done once in each period, however many ask', async () => {
  const work = vi.fn(async () => undefined)
  const scheduled = [{ name: 'sweep', everyMinutes: 60, work }]
  const worker = createWorker(database, { handled: [], scheduled })
  const noon = Date.UTC(2026, 10, 21, 12)
  for (const time of [noon, noon, noon + 59 * 60_000]) await enqueueScheduled(db, scheduled, time)
  await worker.drain()
  expect(work).toHaveBeenCalledTimes(1)
  await enqueueScheduled(db, scheduled, noon + 60 * 60_000)
  await worker.drain()
  expect(work).toHaveBeenCalledTimes(2)
})

test('the pauses grow to an hour; an error says no number and no address', () => {
  expect([1, 2, 3, 4, 9].map((attempts) => backOff(attempts, 0.5))).toEqual([5, 20, 80, 320, 3_600])
  expect(backOff(1, 0)).toBe(4)
  expect(backOff(1, 1)).toBeCloseTo(6)
  expect(formatError('mail to <a@b.in> failed, ref 1234567890')).toBe('mail to <[address]> failed, ref [number]')
  expect(formatError(new Error('x'.repeat(999)))).toHaveLength(300)
})
