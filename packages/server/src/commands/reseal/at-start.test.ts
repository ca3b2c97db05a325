import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import type { Key, Keyring } from '../../platform/keys/keyring.ts'
import { checkKeys } from './at-start.ts'
import { sealedThings } from './testing/sealed-things.ts'

const tested = await testApp('demo', { ENCRYPTION_KEYS: 'old:the-older-secret' })
const { db } = tested.database
await sealedThings(tested, 'the-older-secret')

// As a start with the older key leaves it.
beforeEach(async () => {
  await db.execute(sql`update document set sealed_with = 'old' where sealed_with is not null`)
  await db.execute(sql`truncate encryption_key`)
  await start('production', [older])
})

const [older, newer]: [Key, Key] = [
  { id: 'old', secret: 'the-older-secret' },
  { id: 'new', secret: 'the-newer-secret' },
]
const start = (mode: 'demo' | 'production', encryptionKeys: Keyring, lostKeys: string[] = []) =>
  checkKeys(db, { mode, encryptionKeys, lostKeys }).catch((error: Error) => `${error.name}: ${error.message}`)
const plaintextNotice = 'Kept as they are, from before documents and forms were sealed: 1. Run "npm run reseal" once.'
const missing =
  'Sealed with the key "old", which is not given: bank numbers (1), documents (1), keys of colleges’ systems (1), messages that wait (1).'

test('production does not start without a key that something is sealed with, and says what and what to do', async () => {
  expect(await start('production', [newer])).toBe(
    `Refusal: ${missing} Give that key in ENCRYPTION_KEYS behind the first; if it is lost for good, name it in LOST_ENCRYPTION_KEYS.`,
  )
  expect(await start('production', [newer, older])).toEqual([plaintextNotice])
  expect(await start('production', [older])).toEqual([plaintextNotice])
})

test('the demo starts and says so; production does too where the key is named as lost', async () => {
  expect(await start('demo', [newer])).toEqual([expect.stringContaining(missing), plaintextNotice])
  expect(await start('production', [newer], ['old'])).toEqual([`${missing} They are lost.`, plaintextNotice])
})

test('another secret under the name of one that sealed something is noticed', async () => {
  const impostor = { ...older, secret: 'quite-another' }
  expect(await start('production', [impostor])).toMatch(
    /^Refusal: The encryption key "old" is not the one that had this name before/,
  )
  expect(await start('production', [newer, impostor])).toMatch(/"old" is not the one/)
  // One that has sealed nothing was a slip, and may be put right.
  expect(await start('production', [older, { ...newer, secret: 'a slip' }])).toEqual([plaintextNotice])
  expect(await start('production', [newer, older])).toEqual([plaintextNotice])
})

test('several problems are told at once', async () => {
  await db.execute(sql`update document set sealed_with = 'earlier' where sealed_with is not null`)
  const message = String(await start('production', [newer]))
  expect(message.split('\n- ')).toEqual([
    'Refusal: Pravesh cannot start:',
    expect.stringMatching(/^Sealed with the key "earlier".*documents \(1\).*Give that key/),
    expect.stringMatching(/^Sealed with the key "old"/),
  ])
})
