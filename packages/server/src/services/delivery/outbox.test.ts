import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { seal } from '../../platform/keys/seal.ts'
import { enqueue, jobKind } from '../jobs/queue.ts'
import { turnedOff } from './delivery.ts'
import { queueMail, queueSms } from './post.ts'

const { app, database, outbox, work } = await testApp()
const result = readConfig({ DATA_DIR: 'unused' })
if ('problems' in result) throw new Error('The demo has a fault')
const { config } = result
const mail = { to: 'asha@example.in', subject: '<b>Hello</b>', text: 'One & "two"\nthree' }
const sms = {
  to: '+919876543210',
  template: 'otp' as const,
  language: 'en' as const,
  values: ['123456'],
  text: '123456 is your code',
}
beforeEach(() => database.db.execute(sql`truncate outbox, job restart identity`))

test('mail and messages that are posted come to the outbox, newest first', async () => {
  await queueMail(database.db, config, mail)
  await work()
  await queueSms(database.db, config, sms)
  const [newest, oldest, ...rest] = await outbox()
  expect(newest).toEqual({ id: 2, kind: 'sms', to: sms.to, text: sms.text, at: expect.stringMatching(/^2\d{3}-.*Z$/) })
  expect(oldest).toEqual({ id: 1, kind: 'mail', ...mail, at: expect.any(String) })
  expect(rest).toEqual([])
  expect((await app.inject('/dev/outbox.json')).json()).toEqual([newest, oldest])
})

test('the page shows them, runs nothing and is not kept', async () => {
  await queueMail(database.db, config, mail)
  await work()
  const { statusCode, body, headers } = await app.inject('/dev/outbox')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('&#60;b&#62;Hello')
  expect(body).not.toContain('<b>')
  expect(body).not.toContain('<script')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*style-src 'sha256-[\w+/=]+'$/)
})

test('in production there is no such address', async () => {
  const production = readConfig({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://www.example.in',
    SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
    ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
  })
  if ('problems' in production) throw new Error(production.problems.join())
  expect(turnedOff(production.config).map((notice) => notice.slice(0, 8))).toEqual([
    'Mail is ',
    'Messages',
    'Payments',
    'security',
    'The page',
  ])
  expect(turnedOff(config)).toEqual([])
  const real = await buildApp({ database: database, config: production.config })
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/'])
    expect((await real.inject(url)).statusCode).toBe(404)
  const login = await real.inject({
    method: 'POST',
    url: '/api/v1/open/admin-login',
    payload: { username: 'admin', password: 'pravesh-demo' },
  })
  expect(login.statusCode).toBe(401)
  await real.close()
})

test('under one key a mail is posted once, and only if the transaction holds', async () => {
  const before = (await outbox()).length
  const queuedIds = [
    await queueMail(database.db, config, mail, { key: 'welcome:1' }),
    await queueMail(database.db, config, mail, { key: 'welcome:1' }),
  ]
  expect(queuedIds).toEqual([expect.any(Number), undefined])
  await work()
  expect(await queueMail(database.db, config, mail, { key: 'welcome:1' })).toBeUndefined()
  const undone = database.db.transaction(async (tx) => {
    await queueMail(tx, config, mail)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await outbox()).length).toBe(before + 1)
})

test('a mail whose key is not given waits for a person, who reads which key it is', async () => {
  await enqueue(database.db, jobKind<object>('mail'), {
    sealed: seal([{ id: 'old', secret: 'another' }], 'mail', '{}'),
  })
  await work()
  const { rows } = await database.db.execute(sql`select state, error from job where state = 'dead'`)
  expect(rows).toEqual([{ state: 'dead', error: 'Sealed with the key "old", which is not among ENCRYPTION_KEYS' }])
})
