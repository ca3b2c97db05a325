import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MassMail } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { type Database, openDb } from '../../../platform/db/index.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { freshPostgres } from '../../../platform/db/testing/test-db.ts'
import { shortLived } from '../../../platform/process/testing/process.ts'
import { smtpMailer } from '../../../services/delivery/smtp.ts'
import { listJobs, retryJob } from '../../../services/jobs/staff.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { massMailHandlers } from './posting.ts'
import { massMailById } from './progress.ts'
import { startMassMail } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-mass-'))
const address = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url: address })

// A mail server that accepts every mail, and confirms one of them late.
const receivedEmails: { to: string; name: string }[] = []
let release: (() => void) | undefined
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, { envelope }, done) {
    let text = ''
    stream.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    stream.on('end', () => {
      const to = envelope.rcptTo.map((recipient) => recipient.address).join()
      receivedEmails.push({ to, name: /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim() ?? '' })
      if (to.startsWith('p4') && !release) release = () => done()
      else done()
    })
  },
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const serverAddress = server.server.address()
  url = `smtp://127.0.0.1:${typeof serverAddress === 'object' ? serverAddress?.port : 0}`
})
afterAll(async () => {
  release?.()
  await new Promise<void>((done) => server.close(done))
  rmSync(folder, { recursive: true, force: true })
})

const keys = { encryptionKeys: demoKeys, origin: 'https://www.example.in' }
const workerOf = (database: Database) =>
  createWorker(database, {
    handled: massMailHandlers({
      db: database.db,
      config: keys,
      delivery: { mailer: smtpMailer({ url, from: 'a@pravesh.example', requireTls: false }) },
    }),
  })
const sentTo = () => receivedEmails.map(({ to }) => to).toSorted()

test('killed between the mail server’s taking a letter and writing that down: nobody gets it twice, nobody is forgotten', async () => {
  const first = await open()
  await first.db.insert(enquiry).values(
    Array.from({ length: 8 }, (_, n) => ({
      reference: `PR-O${n}`,
      kind: 'studyindia' as const,
      name: `Person ${n}`,
      mobile: `+9198${String(n).padStart(8, '0')}`,
      email: `p${n}@example.in`,
      consentVersion: '2026-11',
    })),
  )
  const { id } = await startMassMail(first.db, 1, { subject: 'July', text: 'Dear {{name}}', filter: {} })
  await first.close()

  const child = spawn(
    process.execPath,
    [...shortLived, join(import.meta.dirname, '../testing/posting.ts'), address, url],
    {
      stdio: 'inherit',
    },
  )
  while (!release) await pause(20)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = await open()
  const { db } = database
  await db.execute(sql`update job set leased_until = now() - interval '1 s' where leased_until is not null`)
  await workerOf(database).drain()
  const recipients = Array.from({ length: 8 }, (_, n) => `p${n}@example.in`)
  expect(sentTo()).toEqual(recipients)
  const readProgress = (): Promise<MassMail> => massMailById(db, id)
  expect(await readProgress()).toMatchObject({ state: 'done', total: 8, posted: 8, waiting: 0, failed: 0, unknown: 1 })
  const { data } = await listJobs(db, { page: 1, limit: 50, order: 'desc', status: 'unknown' })
  expect(data).toMatchObject([{ kind: 'mass-letter', error: 'It was cut off: it may have been done', nextAt: null }])
  expect((await listJobs(db, { page: 1, limit: 50, order: 'desc', status: 'failed' })).total).toBe(0)

  // By hand it is sent again, under the same name.
  await retryJob(db, data[0]?.id ?? 0)
  await workerOf(database).drain()
  expect(sentTo()).toEqual([...recipients, 'p4@example.in'].toSorted())
  expect(new Set(receivedEmails.filter(({ to }) => to.startsWith('p4')).map(({ name }) => name)).size).toBe(1)
  expect(await readProgress()).toMatchObject({ unknown: 0, waiting: 0 })
  await database.close()
})
