import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { openDb } from '../../../platform/db/index.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { freshPostgres } from '../../../platform/db/testing/test-db.ts'
import { shortLived } from '../../../platform/process/testing/process.ts'
import { outboxMailer } from '../../../services/delivery/outbox.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { finishMails } from '../testing/finish-mails.ts'
import { resumeMassMail } from './control.ts'
import { massMailHandlers } from './posting.ts'
import { massMailById } from './progress.ts'
import { startMassMail } from './start.ts'

const people = 300
const folder = mkdtempSync(join(tmpdir(), 'pravesh-mails-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const address = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url: address })
const read = readConfig({ DATA_DIR: folder })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read

test('a mail to 300 is paused, and the server killed: started again it sends nothing, resumed it sends each of the rest one', async () => {
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
    [...shortLived, join(import.meta.dirname, '../testing/half-mailing.ts'), address, folder, 'pause'],
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
  expect(await out()).toHaveLength(100)
  // On a server of its own other workers may live: there the lease is waited for.
  await db.execute(sql`update job set leased_until = now() - interval '1 s' where leased_until is not null`)
  const handled = massMailHandlers({ db, config, delivery: { mailer: outboxMailer(db) } })
  const workers = [createWorker(database, { handled }), createWorker(database, { handled })]
  const finish = () => finishMails(db, () => Promise.all(workers.map((worker) => worker.drain())))
  await finish()
  expect(await out()).toHaveLength(100)
  expect((await massMailById(db, id)).state).toBe('paused')

  await resumeMassMail(db, id)
  await finish()
  expect((await out()).toSorted()).toEqual(Array.from({ length: people }, (_, n) => `p${n}@example.in`).toSorted())
  expect(await massMailById(db, id)).toMatchObject({ state: 'done', total, posted: total, waiting: 0, failed: 0 })
  await database.close()
})
