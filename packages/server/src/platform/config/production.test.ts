import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Environment } from './environment.ts'

const sound: Environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}
const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' }
const sender = { SMTP_FROM: 'hello@example.in' }

const read = (changes: Environment) => readConfig({ ...sound, ...changes }, '/srv/pravesh')
const problemsOf = (changes: Environment): string[] => {
  const result = read(changes)
  return 'problems' in result ? result.problems : []
}
const configOf = (changes: Environment) => {
  const result = read(changes)
  if ('config' in result) return result.config
  throw new Error(result.problems.join('\n'))
}

const rejectedCases: [name: string, changes: Environment, problem: RegExp][] = [
  ['test keys of the gateway', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' }, /test key.* use the live keys/],
  ['test keys in capitals', { ...razorpay, RAZORPAY_KEY_ID: 'RZP_TEST_1' }, /^RAZORPAY_KEY_ID/],
  [
    'a gateway over http',
    { ...razorpay, RAZORPAY_BASE_URL: 'http://pay.example.in' },
    /^RAZORPAY_BASE_URL must .*https/,
  ],
  ['a bucket over http', { ...bucket, S3_ENDPOINT: 'http://s3.example.in' }, /^S3_ENDPOINT must begin with https/],
  [
    'a collector over http',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.in' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must begin with https/,
  ],
  ['an API over http', { PUBLIC_API_BASE: 'http://api.example.in/api/v1' }, /^PUBLIC_API_BASE must/],
  ['options of the mail library', { ...sender, SMTP_URL: 'smtp://mail.example.in?ignoreTLS=true' }, /^SMTP_URL has/],
  ['a program instead of a mail server', { ...sender, SMTP_URL: 'smtp://mail?sendmail=true&path=x' }, /^SMTP_URL has/],
  ['a database without TLS', { DATABASE_URL: 'postgres://u:p@db/x' }, /^DATABASE_URL goes .*sslmode=verify-full/],
  ['a database by its address', { DATABASE_URL: 'postgres://u:p@10.0.0.7/x' }, /^DATABASE_URL goes/],
  ['TLS if the server likes', { DATABASE_URL: 'postgres://u:p@db/x?sslmode=prefer' }, /^DATABASE_URL goes/],
  ['TLS with anybody', { DATABASE_URL: 'postgres://u:p@db/x?sslmode=no-verify' }, /^DATABASE_URL goes/],
  [
    'TLS that a second word takes back',
    { DATABASE_URL: 'postgres://db/x?sslmode=verify-full&sslmode=disable' },
    /^DATA/,
  ],
  ['a host behind the "?"', { DATABASE_URL: 'postgres://localhost/x?host=db.example.in' }, /^DATABASE_URL goes/],
  ['a host of the environment', { DATABASE_URL: 'postgres:///x', PGHOST: 'db.example.in' }, /^DATABASE_URL goes/],
  [
    'a replica without TLS',
    { DATABASE_URL: 'postgres://localhost/x', DATABASE_REPLICA_URLS: 'postgres://localhost/x,postgres://two/x' },
    /^DATABASE_REPLICA_URLS goes/,
  ],
  [
    'an owner of the tables without TLS',
    { DATABASE_URL: 'postgres://localhost/x', MIGRATION_DATABASE_URL: 'postgres://owner@db/x' },
    /^MIGRATION_DATABASE_URL goes/,
  ],
  ['limits without TLS', { REDIS_URL: 'redis://:secret@cache:6379' }, /^REDIS_URL goes .*rediss:/],
  ['certificates of anybody', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /^NODE_TLS_REJECT_UNAUTHORIZED/],
  ['a plain host that is public', { PLAINTEXT_HOSTS: '8.8.8.8' }, /public internet/],
  ['a plain host with a scheme', { PLAINTEXT_HOSTS: 'redis://cache' }, /without scheme and port/],
  ['proxies that nobody named', { HOST: undefined }, /^TRUST_PROXY is missing.*or write none/],
  ['proxies that nobody named, at an address', { HOST: '10.0.0.1' }, /^TRUST_PROXY is missing/],
  ['proxies and none', { TRUST_PROXY: 'none, loopback' }, /^TRUST_PROXY names "none"/],
]
test.each(rejectedCases)('production refuses %s, and says that alone', (_name, changes, problem) => {
  const problems = problemsOf(changes)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
  expect(problems[0]).not.toMatch(/secret@|u:p@/)
})

test.each(rejectedCases.filter(([, changes]) => !('PLAINTEXT_HOSTS' in changes || changes.TRUST_PROXY)))(
  'the demo takes %s',
  (_name, changes) => {
    expect(readConfig(changes)).toHaveProperty('config')
  },
)

test('every problem of production is told at once', () => {
  const plaintextEnvironment = {
    ...razorpay,
    ...bucket,
    ...sender,
    HOST: '0.0.0.0',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_BASE_URL: 'http://pay.example.in',
    S3_ENDPOINT: 'http://s3.example.in',
    SMTP_URL: 'smtp://mail.example.in?secure=false',
    DATABASE_URL: 'postgres://db.example.in/x',
    REDIS_URL: 'redis://cache.example.in',
  }
  expect(problemsOf(plaintextEnvironment).map((problem) => problem.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_BASE_URL',
    'SMTP_URL',
    'S3_ENDPOINT',
    'TRUST_PROXY',
    'REDIS_URL',
  ])
})

test.each<[string, Environment]>([
  ['this machine', { DATABASE_URL: 'postgres://u:p@localhost:5432/x', REDIS_URL: 'redis://127.0.0.1:6379' }],
  ['this machine, by IPv6', { DATABASE_URL: 'postgres://u:p@[::1]/x', REDIS_URL: 'redis://[::1]' }],
  ['a socket', { DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' }],
  ['a socket as host', { DATABASE_URL: 'postgres://u@%2Fvar%2Frun%2Fpostgresql/x' }],
  ['a stand-in for the gateway here', { ...razorpay, RAZORPAY_BASE_URL: 'http://localhost:9000' }],
  ['a bucket here', { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }],
  ['TLS that is checked', { DATABASE_URL: 'postgres://db.example.in/x?sslmode=verify-full&sslrootcert=/etc/ca.pem' }],
  [
    'hosts that are named',
    {
      ...bucket,
      PLAINTEXT_HOSTS: 'db, Cache minio,fd00::7',
      DATABASE_URL: 'postgres://db/x',
      DATABASE_REPLICA_URLS: 'postgres://[fd00::7]/x',
      REDIS_URL: 'redis://cache',
      S3_ENDPOINT: 'http://minio:9000',
    },
  ],
])('production takes %s', (_name, changes) => {
  expect(problemsOf(changes)).toEqual([])
})

test('mail goes over TLS or not at all, but for this machine and hosts that are named', () => {
  const required = (SMTP_URL: string, overrides: Environment = {}) =>
    configOf({ ...sender, SMTP_URL, ...overrides }).smtp?.requireTls
  expect(required('smtp://u:p@mail.example.in:587')).toBe(true)
  expect(required('smtps://u:p@mail.example.in')).toBe(true)
  expect(required('smtp://localhost:25')).toBe(false)
  expect(required('smtp://relay', { PLAINTEXT_HOSTS: 'relay' })).toBe(false)
  expect(required('smtp://mailpit:1025', { NODE_ENV: 'demo' })).toBe(false)
})

test('a proxy is believed where it is named; without a name only one on this machine, which alone can connect', () => {
  expect(configOf({}).trustProxy).toBe('loopback')
  expect(configOf({ HOST: '0.0.0.0', TRUST_PROXY: 'none' }).trustProxy).toBeUndefined()
  expect(configOf({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.5, uniquelocal' }).trustProxy).toBe('10.0.0.5, uniquelocal')
})
