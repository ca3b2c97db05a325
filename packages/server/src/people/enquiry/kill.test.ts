import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { openDb } from '../../platform/db/index.ts'
import { enquiry } from '../../platform/db/tables.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { shortLived } from '../../platform/process/testing/process.ts'
import { outboxMailer } from '../../services/delivery/outbox.ts'
import { createWorker } from '../../services/jobs/worker.ts'
import { massMailHandlers } from './mails/posting.ts'
import { massMailById } from './mails/progress.ts'
import { startMassMail } from './mails/start.ts'
import { finishMails } from './testing/finish-mails.ts'

const people = 400
const folder = mkdtempSync(join(tmpdir(), 'pravesh-mails-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const address = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url: address })
const read = readConfig({ DATA_DIR: folder })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read

test('a mail to many is killed half-way: the next process reaches the rest, each of them once', async () => {
  const first = await open()
  await first.db.insert(enquiry).values(
    Array.from({ length: people }, (_, n) => ({
      reference: `PR-T${n}`,
      kind: 'studyindia' as const,
      name: `Person ${n}`,
      mobile: `+9198${String(n).padStart(8, '0')}`,
      email: `p${n}@example.in`,
      consentVersion: '2026-11',
    })),
  )
  const { id, total } = await startMassMail(first.db, 1, {
    subject: 'July',
    text: 'Dear {{name}}',
    filter: {},
    perMinute: 600,
  })
  expect(total).toBe(people)
  await first.close()

  const child = spawn(
    process.execPath,
    [...shortLived, join(import.meta.dirname, 'testing/half-mailing.ts'), address, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = await open()
  const { db } = database
  const out = async () =>
    (await db.execute<{ to: string }>(sql`select "to" from outbox order by id`)).rows.map(({ to }) => to)
  const before = (await out()).length
  expect(before).toBeGreaterThanOrEqual(100)
  expect(before).toBeLessThan(people)
  // On a server of its own other workers may live: there the lease is waited for.
  await db.execute(sql`update job set leased_until = now() - interval '1 s' where leased_until is not null`)
  const handled = massMailHandlers({ db, config, delivery: { mailer: outboxMailer(db) } })
  const workers = [createWorker(database, { handled }), createWorker(database, { handled })]
  await finishMails(db, () => Promise.all(workers.map((worker) => worker.drain())))
  const after = await out()
  expect(new Set(after).size).toBe(after.length)
  const progress = await massMailById(db, id)
  expect(progress).toMatchObject({ state: 'done', total, posted: total, waiting: 0, failed: 0 })
  // Mails in the two lanes at the kill may have been sent, and are reported as unknown.
  expect(progress.unknown).toBeLessThanOrEqual(2)
  expect(people - after.length).toBeLessThanOrEqual(progress.unknown)
  await database.close()
})
