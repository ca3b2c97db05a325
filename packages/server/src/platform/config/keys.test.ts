import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Environment } from './environment.ts'
import { demoKeys } from './secrets.ts'

const [firstSecret, secondSecret, thirdSecret] = [
  'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
  'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  'Zx3Cv6Bn9Mq1We4Rt7Yu0Io2Pa5Sd8FgHj',
] as const
const sound: Environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'qW8vN2xR5tY7uB4mK9pL3sD6fG1hJ0zC',
}
const read = (changes: Environment) => readConfig({ ...sound, ...changes }, '/srv/pravesh')
const encryptionKeysOf = (changes: Environment) => {
  const result = read(changes)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return result.config.encryptionKeys
}
const problemsOf = (changes: Environment) => {
  const result = read(changes)
  return 'problems' in result ? result.problems : []
}

test('keys have names, the first writes; the key without a name is read behind them', () => {
  const newest = { id: '2027-01', secret: firstSecret }
  const older = { id: '2026', secret: secondSecret }
  const first = { id: 'first', secret: thirdSecret }
  expect(encryptionKeysOf({ ENCRYPTION_KEY: thirdSecret })).toEqual([first])
  expect(encryptionKeysOf({ ENCRYPTION_KEYS: `2027-01:${firstSecret}, 2026:${secondSecret}` })).toEqual([newest, older])
  expect(
    encryptionKeysOf({
      ENCRYPTION_KEYS: `\n 2027-01:${firstSecret}\n2026:${secondSecret} `,
      ENCRYPTION_KEY: thirdSecret,
    }),
  ).toEqual([newest, older, first])
  expect(
    encryptionKeysOf({ ENCRYPTION_KEYS: `2026:${secondSecret} first:${thirdSecret}`, ENCRYPTION_KEY: thirdSecret }),
  ).toEqual([older, first])
})

test('a key of backups is asked of nobody, and a weak one is none in the demo either', () => {
  expect([readConfig({}), read({ ENCRYPTION_KEY: firstSecret, BACKUP_KEY: secondSecret })]).toMatchObject([
    { config: { backupKey: undefined } },
    { config: { backupKey: secondSecret } },
  ])
  expect(readConfig({ BACKUP_KEY: 'short' })).toEqual({ problems: [expect.stringMatching(/^BACKUP_KEY needs/)] })
})

test('the demo reads with its own key beside those it is given', () => {
  const demo = (changes: Environment) => {
    const result = readConfig(changes)
    return 'config' in result ? result.config.encryptionKeys : []
  }
  expect(demo({})).toEqual(demoKeys)
  expect(demo({ ENCRYPTION_KEYS: 'a:b:c' })).toEqual([{ id: 'a', secret: 'b:c' }, ...demoKeys])
})

test.each<[string, Environment, RegExp]>([
  ['no key at all', {}, /^ENCRYPTION_KEY is missing/],
  [
    'a key without a name',
    { ENCRYPTION_KEYS: `${firstSecret}` },
    /^ENCRYPTION_KEYS: number 1 is not of the form id:secret/,
  ],
  [
    'a name with a full stop',
    { ENCRYPTION_KEYS: `a:${firstSecret} b.c:${secondSecret}` },
    /^ENCRYPTION_KEYS: number 2/,
  ],
  ['a weak key', { ENCRYPTION_KEYS: `a:${firstSecret} old:short` }, /^ENCRYPTION_KEYS: "old" needs at least 32/],
  ['one name twice', { ENCRYPTION_KEYS: `a:${firstSecret} a:${secondSecret}` }, /two keys called "a"/],
  [
    'two that are first',
    { ENCRYPTION_KEYS: `first:${firstSecret}`, ENCRYPTION_KEY: secondSecret },
    /two keys called "first"/,
  ],
  ['the name of the demo', { ENCRYPTION_KEYS: `demo:${firstSecret}` }, /name of the demo/],
  [
    'too many',
    { ENCRYPTION_KEYS: Array.from({ length: 11 }, (_, n) => `k${n}:${firstSecret}${n}`).join() },
    /more than 10/,
  ],
  [
    'one secret for two uses',
    { ENCRYPTION_KEYS: `a:${firstSecret}`, SESSION_SECRETS: `b:${firstSecret}` },
    /must differ/,
  ],
  ['a weak key of backups', { ENCRYPTION_KEY: firstSecret, BACKUP_KEY: 'short' }, /^BACKUP_KEY needs at least 32/],
  [
    'a key of backups with another use',
    { ENCRYPTION_KEYS: `a:${firstSecret}`, BACKUP_KEY: firstSecret },
    /^BACKUP_KEY must differ/,
  ],
  ['a secret instead of a name', { ENCRYPTION_KEY: firstSecret, LOST_ENCRYPTION_KEYS: 'a:b' }, /^LOST_ENCRYPTION_KEYS/],
])('production refuses %s, and says that alone', (_name, changes, problem) => {
  const problems = problemsOf(changes)
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems.join()).not.toMatch(/Qe7uW2|mZ8kq1|short/)
})
