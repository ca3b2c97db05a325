import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import type { Environment } from './environment.ts'
import { demoKeys, demoPassword } from './secrets.ts'

const sound: Environment = {
  NODE_ENV: 'production',
  TRUST_PROXY: '10.0.0.5',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}

const configOf = (environment: Environment): Config => {
  const result = readConfig(environment, '/srv/pravesh')
  if ('config' in result) return result.config
  throw new Error(result.problems.join('\n'))
}

const problemsOf = (environment: Environment): string[] => {
  const result = readConfig(environment, '/srv/pravesh')
  return 'problems' in result ? result.problems : []
}

test('an empty environment is the demo on this machine', () => {
  expect(configOf({})).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 3000,
    dataDir: '/srv/pravesh/.data',
    database: { kind: 'directory', path: '/srv/pravesh/.data' },
    origin: 'http://localhost:3000',
    apiBase: '/api/v1',
    firstAdmin: undefined,
    razorpay: undefined,
    adTag: undefined,
    refundApprovalAbove: 1_000_000,
    smtp: undefined,
    sms: undefined,
    smsCountries: undefined,
    s3: undefined,
    minFreeDiskBytes: undefined,
    leadsToPrivateNetworks: false,
    redisUrl: undefined,
  })
})

test('production listens on every address and takes what it is given', () => {
  const config = configOf({
    ...sound,
    PORT: '8080',
    DATA_DIR: '/var/lib/pravesh',
    DATABASE_URL: 'postgres://u:p@db/pravesh?sslmode=verify-full',
    DATABASE_REPLICA_URLS: 'postgres://u:p@one/pravesh?sslmode=verify-full, postgresql://u:p@[::1]/pravesh',
    PUBLIC_API_BASE: 'https://api.example.in/api/v1/',
    ADMIN_USERNAME: 'asha',
    ADMIN_PASSWORD: 'neem tree by the well',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
    REDIS_URL: 'rediss://cache:6380',
    TRUST_PROXY: '192.0.2.0/24, 2001:db8::/32, loopback',
    SMTP_URL: 'smtps://u:p@mail.example.in',
    SMTP_FROM: 'Pravesh <hello@example.in>',
    SMS_URL: 'https://sms.example.in/api/v5/flow',
    SMS_KEY: 'k',
    SMS_COUNTRIES: '91, +977',
    MIN_FREE_DISK_MB: '2048',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.in/',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    SMS_TEMPLATE_OTP: '1',
    SMS_TEMPLATE_PASSWORD: '2',
    SMS_TEMPLATE_CHANGED: '3',
    SMS_TEMPLATE_GUARDIAN: '4',
    S3_ENDPOINT: 'https://s3.example.in',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  })
  expect(config).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/var/lib/pravesh',
    database: {
      kind: 'postgres',
      url: 'postgres://u:p@db/pravesh?sslmode=verify-full',
      replicas: ['postgres://u:p@one/pravesh?sslmode=verify-full', 'postgresql://u:p@[::1]/pravesh'],
    },
    origin: 'https://www.example.in',
    apiBase: 'https://api.example.in/api/v1',
    firstAdmin: { username: 'asha', password: 'neem tree by the well' },
    razorpay: { keyId: 'rzp_live_1', baseUrl: 'https://api.razorpay.com' },
    redisUrl: 'rediss://cache:6380',
    trustProxy: '192.0.2.0/24, 2001:db8::/32, loopback',
    smtp: { url: 'smtps://u:p@mail.example.in', from: 'Pravesh <hello@example.in>', requireTls: true },
    sms: {
      url: 'https://sms.example.in/api/v5/flow',
      key: 'k',
      templates: { otp: '1', password: '2', changed: '3', guardian: '4' },
    },
    smsCountries: ['91', '977'],
    minFreeDiskBytes: 2_147_483_648,
    metrics: { host: '127.0.0.1', port: 9464 },
    tracing: { endpoint: 'https://collector.example.in', ratio: 0.1 },
    s3: { endpoint: 'https://s3.example.in', bucket: 'files', region: 'ap-south-1', accessKeyId: 'a' },
  })
})

const smsTemplates: Environment = {
  SMS_TEMPLATE_OTP: '1',
  SMS_TEMPLATE_PASSWORD: '2',
  SMS_TEMPLATE_CHANGED: '3',
  SMS_TEMPLATE_GUARDIAN: '4',
}
const rejectedCases: [name: string, changes: Environment, problem: RegExp][] = [
  ['a mode nobody knows', { NODE_ENV: 'prod' }, /^NODE_ENV/],
  ['a console over http', { ADMIN_ORIGIN: 'http://desk.example.in' }, /^ADMIN_ORIGIN must begin with https/],
  ['a console with a path', { ADMIN_ORIGIN: 'https://desk.example.in/admin' }, /^ADMIN_ORIGIN is/],
  ['a console on the site’s host', { BUYER_ORIGIN: 'https://www.example.in:8443' }, /^BUYER_ORIGIN must have another/],
  [
    'two consoles on one host',
    { ADMIN_ORIGIN: 'https://desk.example.in', BUYER_ORIGIN: 'https://desk.example.in' },
    /^BUYER_ORIGIN must have another/,
  ],
  [
    'a console with an API elsewhere',
    { ADMIN_ORIGIN: 'https://desk.example.in', PUBLIC_API_BASE: 'https://api.example.in/api/v1' },
    /^ADMIN_ORIGIN needs PUBLIC_API_BASE/,
  ],
  ['a port that is a word', { PORT: 'http' }, /^PORT/],
  ['a port too high', { PORT: '65536' }, /^PORT/],
  ['a negative port', { PORT: '-1' }, /^PORT/],
  ['a port of measurements that is a word', { METRICS_PORT: 'on' }, /^METRICS_PORT/],
  ['a collector that is no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT/],
  [
    'a share of traces above one',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER_ARG: '2' },
    /^OTEL_TRACES_SAMPLER_ARG/,
  ],
  ['the port of the site for measurements', { PORT: '8080', METRICS_PORT: '8080' }, /^METRICS_PORT/],
  ['a database of another kind', { DATABASE_URL: 'mysql://u:p@db/x' }, /^DATABASE_URL/],
  [
    'a replica that is no address',
    { DATABASE_URL: 'postgres://localhost/x', DATABASE_REPLICA_URLS: 'one' },
    /^DATABASE_REPLICA_URLS/,
  ],
  ['replicas of nothing', { DATABASE_REPLICA_URLS: 'postgres://localhost/x' }, /without DATABASE_URL/],
  ['no origin in production', { PUBLIC_ORIGIN: undefined }, /^PUBLIC_ORIGIN is missing/],
  ['an origin with a path', { PUBLIC_ORIGIN: 'https://example.in/site' }, /^PUBLIC_ORIGIN/],
  ['an origin without a scheme', { PUBLIC_ORIGIN: 'example.in' }, /^PUBLIC_ORIGIN/],
  ['an origin that is not encrypted', { PUBLIC_ORIGIN: 'http://example.in' }, /https/],
  ['an API base that is no path', { PUBLIC_API_BASE: 'api' }, /^PUBLIC_API_BASE/],
  ['no session secret', { SESSION_SECRET: undefined }, /^SESSION_SECRET is missing/],
  ['a blank encryption key', { ENCRYPTION_KEY: '  ' }, /^ENCRYPTION_KEY is missing/],
  ['a short secret', { SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aU' }, /at least 32/],
  ['a secret of one letter', { SESSION_SECRET: 'a'.repeat(64) }, /easy to guess/],
  ['a secret of common words', { SESSION_SECRET: 'change-me-secret-password-change-me-secret' }, /easy to guess/],
  ['one secret for two uses', { ENCRYPTION_KEY: sound.SESSION_SECRET }, /must differ/],
  [
    'the demo password',
    { ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: demoPassword },
    /^ADMIN_PASSWORD is the one of the public demo/,
  ],
  ['a short admin password', { ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: 'neemtree1' }, /at least 10/],
  ['a common admin password', { ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: 'admin12345' }, /easy to guess/],
  ['an admin without a password', { ADMIN_USERNAME: 'asha' }, /together/],
  ['half of the gateway keys', { RAZORPAY_KEY_ID: 'x', RAZORPAY_WEBHOOK_SECRET: 'w' }, /together/],
  ['a gateway that cannot confirm', { RAZORPAY_KEY_ID: 'x', RAZORPAY_KEY_SECRET: 'y' }, /^RAZORPAY_WEBHOOK_SECRET/],
  ['a gateway at no address', { RAZORPAY_BASE_URL: 'razorpay' }, /^RAZORPAY_BASE_URL/],
  ['mail without a sender', { SMTP_URL: 'smtp://mail' }, /together/],
  ['a sender that is none', { SMTP_URL: 'smtp://mail', SMTP_FROM: 'hello' }, /^SMTP_FROM/],
  ['mail by another way', { SMTP_URL: 'https://mail', SMTP_FROM: 'a@b.in' }, /^SMTP_URL/],
  ['an SMS provider without its key', { SMS_URL: 'https://sms', ...smsTemplates }, /together/],
  ['an SMS provider that is not encrypted', { SMS_URL: 'http://sms', SMS_KEY: 'k', ...smsTemplates }, /^SMS_URL/],
  [
    'a template without an id',
    {
      SMS_URL: 'https://sms',
      SMS_KEY: 'k',
      SMS_TEMPLATE_OTP: '1',
      SMS_TEMPLATE_CHANGED: '3',
      SMS_TEMPLATE_GUARDIAN: '4',
    },
    /^SMS_TEMPLATE_PASSWORD/,
  ],
  ['free space in words', { MIN_FREE_DISK_MB: '2 GB' }, /^MIN_FREE_DISK_MB/],
  ['a country by its name', { SMS_COUNTRIES: 'IN' }, /^SMS_COUNTRIES/],
  ['a calling code of no country', { SMS_COUNTRIES: '91,999' }, /^SMS_COUNTRIES/],
  ['a list of countries with a gap', { SMS_COUNTRIES: '91,' }, /^SMS_COUNTRIES/],
  ['half of a bucket', { S3_ENDPOINT: 'https://s3', S3_BUCKET: 'b' }, /together/],
  ['a proxy that is no address', { TRUST_PROXY: 'loopback, my-proxy' }, /^TRUST_PROXY/],
  ['a network too narrow', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  ['all of IPv4', { TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY/],
  ['all of IPv6', { TRUST_PROXY: 'loopback, ::/0' }, /^TRUST_PROXY/],
  ['leads to private networks', { LEADS_TO_PRIVATE_NETWORKS: 'true' }, /^LEADS_TO_PRIVATE_NETWORKS is for development/],
  ['a switch that is neither', { LEADS_TO_PRIVATE_NETWORKS: 'yes' }, /^LEADS_TO_PRIVATE_NETWORKS is "yes"/],
  ['a cache of another kind', { REDIS_URL: 'http://cache' }, /^REDIS_URL/],
]

test.each(rejectedCases)('refuses %s, and says that alone', (_name, changes, problem) => {
  const problems = problemsOf({ ...sound, ...changes })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
})

test('every problem is told at once', () => {
  expect(problemsOf({ NODE_ENV: 'production', PORT: 'x', DATABASE_URL: 'y' })).toEqual([
    expect.stringContaining('PORT'),
    expect.stringContaining('DATABASE_URL'),
    expect.stringContaining('PUBLIC_ORIGIN'),
    expect.stringContaining('SESSION_SECRET'),
    expect.stringContaining('ENCRYPTION_KEY'),
    expect.stringContaining('TRUST_PROXY'),
  ])
})

test('in production codes go to India alone, unless told', () => {
  expect(configOf(sound).smsCountries).toEqual(['91'])
  expect(configOf({ SMS_COUNTRIES: '91' }).smsCountries).toEqual(['91'])
})

describe('what is not a problem', () => {
  test('an unknown name, also one of ours misspelt', () => {
    expect(configOf({ ...sound, PRAVESH_COLOUR: 'pink', PORTT: '1' }).port).toBe(3000)
  })
  test('an empty value is a missing one', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { kind: 'directory' } })
  })
  test('plain http on this machine, also in production', () => {
    expect(configOf({ ...sound, PUBLIC_ORIGIN: 'http://localhost:3000/' }).origin).toBe('http://localhost:3000')
  })
  test('short secrets in the demo', () => {
    const { sessionSecrets } = configOf({ SESSION_SECRET: 'x', ADMIN_USERNAME: 'a', ADMIN_PASSWORD: demoPassword })
    expect(sessionSecrets).toEqual([{ id: 'first', secret: 'x' }, ...demoKeys])
  })
})

test('a problem never repeats a secret', () => {
  const secretNames = [
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'RAZORPAY_KEY_SECRET',
    'REDIS_URL',
    'SMTP_URL',
    'SMS_KEY',
    'S3_SECRET_ACCESS_KEY',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...secretNames), fc.stringMatching(/^[A-Z]{6,20}#{3}$/), (name, secret) => {
      const problemText = problemsOf({ ...sound, ADMIN_USERNAME: 'asha', PORT: 'x', [name]: secret }).join(' ')
      return problemText.length > 0 && !problemText.includes(secret)
    }),
  )
})

test.each([
  ['https://www.example.in'],
  ['http://www.example.in'],
  ['https://localhost'],
  ['http://8.8.8.8:3000'],
  ['http://[2606:4700::1]'],
])('a demo at %s is refused unless it says that it is one', (PUBLIC_ORIGIN) => {
  for (const mode of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])
    expect(problemsOf({ PUBLIC_ORIGIN, ...mode })).toEqual([
      expect.stringMatching(/^PUBLIC_ORIGIN is .* NODE_ENV=production, or NODE_ENV=demo/),
    ])
  expect(configOf({ PUBLIC_ORIGIN, NODE_ENV: 'demo' })).toMatchObject({ mode: 'demo' })
})

test.each([
  ['http://localhost:3000'],
  ['http://127.0.0.1'],
  ['http://[::1]:3000'],
  ['http://demo.localhost'],
  ['http://192.168.1.7:3000'],
  ['http://[fd00::7]'],
  ['http://laptop:3000'],
  ['http://laptop.local'],
])('a demo at %s needs no word', (PUBLIC_ORIGIN) => expect(problemsOf({ PUBLIC_ORIGIN })).toEqual([]))

test('a demo whose console is at a public address is refused unless it says that it is one', () => {
  const ADMIN_ORIGIN = 'https://desk.example.in'
  expect(problemsOf({ ADMIN_ORIGIN })).toEqual([expect.stringMatching(/^ADMIN_ORIGIN is .* NODE_ENV=demo/)])
  expect(problemsOf({ ADMIN_ORIGIN, NODE_ENV: 'demo' })).toEqual([])
})
