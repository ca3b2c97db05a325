import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../../platform/db/index.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { shortLived } from '../../platform/process/testing/process.ts'
import { enqueue, jobKind, jobProgress } from './queue.ts'
import { handle, type Run } from './run.ts'
import { createWorker } from './worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-jobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const address = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url: address })
const count = jobKind<{ to: number }>('count')

test('a worker is killed half-way: the next one goes on from there', async () => {
  const first = await open()
  const id = (await enqueue(first.db, count, { to: 10 })) ?? 0
  await first.close()

  const child = spawn(process.execPath, [...shortLived, join(import.meta.dirname, 'testing/blocked-job.ts'), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = await open()
  expect(await jobProgress(database.db, id)).toMatchObject({ state: 'ready', progress: 0.5, attempts: 1 })
  const runs: Run[] = []
  const worker = createWorker(database, {
    handled: [
      handle(count, async (_payload, run) => {
        runs.push(run)
      }),
    ],
  })
  // Other workers may live: the lease is waited for.
  await worker.drain()
  expect(runs).toHaveLength(0)
  await database.db.execute(sql`update job set leased_until = now() - interval '1 s'`)
  await worker.start()
  await worker.drain()
  await worker.stop()
  expect(runs.map(({ checkpoint }) => checkpoint)).toEqual([{ done: 5 }])
  expect(await jobProgress(database.db, id)).toMatchObject({ state: 'done', progress: 1, attempts: 2 })
  await database.close()
})
