import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoKeys } from '../../platform/config/secrets.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'
import type { Texter } from '../delivery/message.ts'
import { postHandlers, queueMail, queueSms } from '../delivery/post.ts'
import { smtpMailer } from '../delivery/smtp.ts'
import { enqueue, jobKind } from './queue.ts'
import { handle } from './run.ts'
import { enqueueScheduled } from './scheduled.ts'
import { createWorker, type Worker } from './worker.ts'

const database = await testDb()
const { db } = database
const keys = { encryptionKeys: demoKeys }
// A mail server that accepts every connection and never responds.
const sockets = new Set<Socket>()
let connectionCount = 0
const mute = createServer((socket) => {
  connectionCount++
  sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
})
let url = ''
beforeAll(async () => {
  mute.listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const address = mute.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  mute.close()
})
let worker: Worker | undefined
beforeEach(async () => {
  await db.execute(sql`delete from job`)
  connectionCount = 0
})
afterEach(async () => {
  // Open connections fail at once, so that the test need not wait.
  for (const socket of sockets) socket.destroy()
  await worker?.stop()
})

const mails = async (count: number) => {
  for (let n = 0; n < count; n++)
    await queueMail(db, keys, { to: `p${n}@example.in`, subject: 'News', text: 'There is news' })
}
/** On a slow machine too. */
const waitOptions = { timeout: 60_000 }
const sms = {
  to: '+919876543210',
  template: 'otp',
  language: 'en',
  values: ['123456', '5'],
  text: '123456 is your code',
} as const

test('a code leaves within seconds, and other work goes on, while a hundred mails wait for a silent server', async () => {
  const sent: string[] = []
  const texter: Texter = { send: async ({ text }) => void sent.push(text) }
  const other = jobKind<object>('other')
  const [work, money] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  await mails(100)
  const scheduled = [{ name: 'money', everyMinutes: 5, urgent: true, work: money }]
  const mailer = smtpMailer({ url, from: 'a@pravesh.example', requireTls: false }, 3_600_000)
  const handled = [...postHandlers(keys, { mailer, texter }), handle(other, work)]
  // Woken by notices alone.
  worker = createWorker(database, { handled, scheduled, lookMs: 3_600_000 })
  await worker.start()
  await vi.waitFor(() => expect(connectionCount).toBe(2), waitOptions)
  await queueMail(db, keys, { to: 'asha@example.in', subject: 'Password', text: 'abc' }, { urgent: true })
  await queueSms(db, keys, sms)
  await enqueue(db, other, {})
  await enqueueScheduled(db, scheduled, Date.now() + 600_000)
  await vi.waitFor(() => expect([sent.length, work.mock.calls.length]).toEqual([1, 1]), waitOptions)
  expect(money).toHaveBeenCalled()
  // Both mails still wait.
  expect(connectionCount).toBeLessThanOrEqual(3)
  // Half of the lanes, and one for the mail that a person waits for.
  await vi.waitFor(() => expect(connectionCount).toBe(3), waitOptions)
  expect(sockets.size).toBeLessThanOrEqual(3)
})

test('after some failures in a row mail rests, and what waits keeps its attempts', async () => {
  await mails(40)
  const texter: Texter = { send: async () => undefined }
  const mailer = smtpMailer({ url, from: 'a@pravesh.example', requireTls: false }, 100)
  const other = jobKind<object>('other')
  const work = vi.fn(async () => undefined)
  worker = createWorker(database, { handled: [...postHandlers(keys, { mailer, texter }), handle(other, work)] })
  await worker.start()
  await vi.waitFor(() => expect(connectionCount).toBeGreaterThanOrEqual(5), waitOptions)
  // A look for other work would find the longer waiting mails first, if mail did not pause.
  for (let round = 1; round <= 10; round++) {
    await enqueue(db, other, {})
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(round), waitOptions)
  }
  expect(connectionCount).toBeLessThanOrEqual(6)
  const { rows } = await db.execute(sql`select count(*)::int as n from job where attempts = 0 and state = 'ready'`)
  expect(rows).toEqual([{ n: 40 - connectionCount }])
})
