import type { JobRow } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { demoKeys } from '../../platform/config/secrets.ts'
import { queueMail } from '../delivery/post.ts'
import { enqueue, jobKind } from './queue.ts'
import { handle, PermanentFailure } from './run.ts'
import { createWorker } from './worker.ts'

const { asAdmin, call, demoToken, database, outbox } = await testApp('demo')
const { db } = database
const keys = { encryptionKeys: demoKeys }
const mail = { to: 'canary@example.in', subject: 'Canary', text: 'canary-code-123456' }
type Page = { data: JobRow[]; total: number }
const list = async (query = '') => (await asAdmin<Page>('GET', `/admin/jobs${query}`)).body
const retry = (id: number) => asAdmin<{ data: JobRow; message: string }>('POST', '/admin/jobs/retry', { id })
const updateJob = (id: number, set: string) => db.execute(sql.raw(`update job set ${set} where id = ${id}`))

beforeEach(async () => {
  await db.execute(sql`delete from job`)
})

/** A mail that failed for good, because the server rejected the recipient. */
async function dead(error: Error = new PermanentFailure('SMTP EENVELOPE, reply 550')): Promise<number> {
  const id = (await queueMail(db, keys, mail)) ?? 0
  await createWorker(database, { handled: [handle(jobKind('mail'), () => Promise.reject(error))] }).drain()
  return id
}

test('a mail that failed for good is seen and sent again, and what is in it is never answered', async () => {
  const id = await dead()
  const failed = await list('?status=failed')
  expect(failed).toMatchObject({
    total: 1,
    data: [{ id, kind: 'mail', status: 'failed', attempts: 1, error: 'SMTP EENVELOPE, reply 550', nextAt: null }],
  })
  const secondResponse = await retry(id)
  expect([secondResponse.status, secondResponse.body.message]).toEqual([200, 'Job Updated Successfully'])
  expect(secondResponse.body.data).toMatchObject({ id, status: 'waiting', attempts: 0, failedAt: null })
  expect(JSON.stringify([failed, secondResponse.body])).not.toMatch(/canary|sealed|payload|example\.in/)
  expect((await outbox()).map((m) => m.to)).toEqual(['canary@example.in'])
  expect(await list()).toMatchObject({ total: 0, data: [] })
})

test('jobs are told apart by what becomes of them and by kind', async () => {
  const [waiting, running, done] = [
    (await enqueue(db, jobKind('mail'), {}, { delaySeconds: 900, key: 'for:canary@example.in' })) ?? 0,
    (await enqueue(db, jobKind('mail'), {})) ?? 0,
    (await enqueue(db, jobKind('sms'), {})) ?? 0,
  ]
  await updateJob(running, `leased_until = now() + interval '1 minute', attempts = 1`)
  await updateJob(done, `state = 'done', ended_at = now()`)
  const abandoned = (await enqueue(db, jobKind('sms'), {}, { delaySeconds: 900 })) ?? 0
  await updateJob(abandoned, `leased_until = now() - interval '1 minute'`)
  const idsOf = async (query: string) => (await list(query)).data.map((row) => row.id)
  expect(await idsOf('')).toEqual([abandoned, running, waiting])
  expect(await idsOf('?status=waiting')).toEqual([abandoned, waiting])
  expect(await idsOf('?status=running')).toEqual([running])
  expect(await idsOf('?status=failed')).toEqual([])
  expect(await idsOf('?kind=mail&sort=id&order=asc')).toEqual([waiting, running])
  expect(await idsOf('?page=2&limit=2')).toEqual([waiting])
  expect(JSON.stringify(await list())).not.toContain('canary')
  expect((await asAdmin('GET', '/admin/jobs?status=dead')).status).toBe(422)
})

test('only what failed, and is still of use, is tried again', async () => {
  expect((await retry(999_999)).status).toBe(404)
  const waiting = (await enqueue(db, jobKind('mail'), {}, { delaySeconds: 900 })) ?? 0
  expect(codeOf(await retry(waiting))).toBe('CONFLICT')
  const expiredId = await dead()
  await updateJob(expiredId, `expires_at = now() - interval '1 second'`)
  expect(codeOf(await retry(expiredId))).toBe('CONFLICT')
  expect((await list('?status=failed')).total).toBe(1)
  await updateJob(expiredId, `expires_at = now() + interval '1 hour'`)
  const responses = await Promise.all([retry(expiredId), retry(expiredId)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an error of the database keeps its class and none of the values', async () => {
  const queryError = await db.execute(sql`select ${'canary of asha'}::int`).catch((error: Error) => error)
  const id = await dead(new PermanentFailure('x'))
  await updateJob(id, `state = 'ready', ended_at = null, attempts = 7`)
  await createWorker(database, { handled: [handle(jobKind('mail'), () => Promise.reject(queryError))] }).drain()
  expect((await list('?status=failed')).data[0]?.error).toBe('PostgreSQL 22P02')
})

test('nobody but an administrator sees them', async () => {
  for (const role of ['student', 'school'] as const)
    expect((await call('GET', '/admin/jobs', { token: await demoToken(role) })).status).toBe(403)
  expect((await call('GET', '/admin/jobs')).status).toBe(401)
})
