import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Environment } from '../../platform/config/environment.ts'
import { turnedOff } from '../../services/delivery/delivery.ts'
import { securityTxt } from './security-txt.ts'

const { app, database, config } = await testApp()
const production: Environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}
const read = (changes: Environment) => readConfig({ ...production, ...changes, DATA_DIR: config.dataDir })
async function under(changes: Environment) {
  const result = read(changes)
  if ('problems' in result) throw new Error(result.problems.join())
  const other = await buildApp({ database: database, config: result.config })
  afterAll(() => other.close())
  return { other, config: result.config }
}
const get = (from: typeof app, url = '/.well-known/security.txt') => from.inject({ url })
/** The fields as RFC 9116 reads them. */
const fieldsIn = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/s).slice(0, 2))

test('production says where to write, until when it is so, and by which policy', async () => {
  const { other } = await under({ SECURITY_CONTACT: 'security@example.in, https://www.example.in/report' })
  const { statusCode, headers, body } = await get(other)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(fieldsIn(body)).toEqual([
    ['Contact', 'mailto:security@example.in'],
    ['Contact', 'https://www.example.in/report'],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)],
    ['Preferred-Languages', 'en, hi'],
    ['Canonical', 'https://www.example.in/.well-known/security.txt'],
    ['Policy', 'https://www.example.in/security-policy.txt'],
  ])
  const policy = await get(other, '/security-policy.txt')
  expect([policy.statusCode, policy.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(policy.body).toMatch(/^# Security policy[\s\S]*security\.txt/)
})

test.each(['2026-11-22T23:59:59Z', '2028-02-29T00:00:00Z', '2099-12-31T12:00:00Z'])(
  'asked on %s it is valid for months, and for less than a year',
  (when) => {
    const settings = {
      mode: 'production' as const,
      origin: 'https://www.example.in',
      securityContacts: ['tel:+911123456789'],
    }
    const now = Date.parse(when)
    const [, expires = ''] = fieldsIn(securityTxt(settings, now)).find(([name]) => name === 'Expires') ?? []
    const days = (Date.parse(expires) - now) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  },
)

test('without a contact there is no such file, and the log of a start says so', async () => {
  const { other, config: minimalConfig } = await under({})
  const response = await get(other)
  expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
  expect(turnedOff(minimalConfig).join()).toContain('SECURITY_CONTACT')
})

test('the demo names nobody real, and says that it is one', async () => {
  const { statusCode, body } = await get(app)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^# A demonstration/)
  expect(fieldsIn(body)[0]).toEqual(['Contact', 'mailto:security@demo.pravesh.example'])
})

test.each([
  'not an address',
  'http://www.example.in/report',
  'ftp://example.in',
  'a@b.in\nExpires: never',
  'javascript:1',
])('%j is nowhere to write to', (SECURITY_CONTACT) => {
  const result = read({ SECURITY_CONTACT })
  expect('problems' in result ? result.problems : []).toEqual([expect.stringMatching(/^SECURITY_CONTACT/)])
})
