import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { studentEndpoints } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sampleDocumentBytes } from '../../../testing/sample-document.ts'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { secretOf } from '../../people/lead-forwarding/services.ts'
import { bankPurpose } from '../../people/payment/refund/bank.ts'
import { appPurpose, createAppSecret } from '../../people/session/factor/authenticator-app.ts'
import { authenticatorApp, bankDetail, document } from '../../platform/db/tables.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import type { Storage } from '../../services/delivery/storage/storage.ts'
import { resealDocuments } from './documents.ts'
import { resealAll, stepsOf } from './reseal.ts'
import { sealedThings, withKeys } from './testing/sealed-things.ts'

const old = 'the-secret-that-goes'
const tested = await testApp('demo', { ENCRYPTION_KEYS: `old:${old}` })
const { database, config, call, work } = tested
const { db } = database
const rotatedConfig = withKeys(config, `new:the-secret-that-comes old:${old}`)
const keyring = rotatedConfig.encryptionKeys
const steps = () => stepsOf(db, keyring, openDelivery(rotatedConfig, db).documents)
const left = async () => {
  const counts = await Promise.all(steps().map(async (s) => [s.label, await s.count()] as const))
  return Object.fromEntries(counts.filter(([label]) => label in all))
}
const originalBytes = sampleDocumentBytes
const numberOf = async (account: number) =>
  (await db.select().from(bankDetail).where(eq(bankDetail.account, account)))[0]?.number ?? ''
const files = () =>
  readdirSync(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const settle = async () => {
  await db.execute(sql`update job set run_at = now() where kind = 'remove-file'`)
  await work()
}
let things: Awaited<ReturnType<typeof sealedThings>>
beforeEach(async () => {
  for (const table of ['document', 'bank_detail', 'third_party_service', 'job', 'authenticator_app'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  rmSync(join(config.dataDir, 'files'), { recursive: true, force: true })
  things = await sealedThings(tested, old)
})

const all = { 'bank numbers': 2, 'keys of colleges’ systems': 1, 'messages that wait': 1, documents: 2 }
const none = { 'bank numbers': 0, 'keys of colleges’ systems': 0, 'messages that wait': 0, documents: 0 }

test('it can be stopped at any moment and goes on where it was', async () => {
  expect(await left()).toEqual(all)
  let done = 0
  const first = await resealAll(steps(), { stopped: () => done >= 3, tick: () => done++ })
  expect([first.finished, first.resealed, done]).toEqual([false, 3, 3])
  expect(await left()).toEqual({ ...none, 'messages that wait': 1, documents: 2 })
  const progressLines: string[] = []
  const second = await resealAll(steps(), {
    tick: (label, position, total) => progressLines.push(`${label} ${position}/${total}`),
  })
  expect(second).toEqual({ resealed: 3, passedOver: 0, errors: new Map(), finished: true })
  expect(progressLines).toEqual(['messages that wait 1/1', 'documents 1/2', 'documents 2/2'])
  expect(await left()).toEqual(none)
  expect((await resealAll(steps())).resealed).toBe(0)
})

test('afterwards the first key alone opens everything, also what had no name or was not sealed', async () => {
  await resealAll(steps())
  const [newest] = keyring
  const newestConfig = { ...config, encryptionKeys: [newest] as const }
  expect(unseal([newest], bankPurpose(things.student), await numberOf(things.student))).toBe(
    (studentEndpoints.addBank.example as { number: string }).number,
  )
  expect(unseal([newest], bankPurpose(things.parent), await numberOf(things.parent))).toBe('99887766')
  expect(await secretOf(db, newestConfig, things.service)).toBe('a-rather-secret-key')
  const app = await buildApp({ database: database, config: newestConfig, verify: true })
  afterAll(() => app.close())
  for (const id of things.documents) {
    const headers = { authorization: `Bearer ${things.token}` }
    const response = await app.inject({ url: `/api/v1/student/documents/${id}`, headers })
    expect([response.statusCode, response.rawPayload.equals(originalBytes)]).toEqual([200, true])
  }
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select payload->>'sealed' as sealed from job where kind = 'mail' and payload->>'sealed' like 's1.new.%'`,
  )
  expect(JSON.parse(unseal([newest], 'mail', rows[0]?.sealed ?? ''))).toMatchObject({ text: 'In the queue' })
})

test('the secret of an authenticator app opens with the first key afterwards', async () => {
  const owner = { realm: 'student', account: things.student } as const
  const { secret, sealed } = createAppSecret(config, owner, 'asha@example.in')
  await db.insert(authenticatorApp).values({ ...owner, secret: sealed })
  expect((await resealAll(steps())).errors).toEqual(new Map())
  const [app] = await db.select().from(authenticatorApp)
  const [newest] = keyring
  expect(unseal([newest], appPurpose(`student ${things.student}`), app?.secret ?? '')).toBe(secret)
})

test('the files that were sealed before go, a while later; none is left that nobody names', async () => {
  await resealAll(steps())
  expect(files()).toHaveLength(4)
  await settle()
  const keys = (await db.select({ key: document.key }).from(document)).map(({ key }) => key)
  expect(files().sort()).toEqual(keys.map((key) => join(config.dataDir, 'files', key)).sort())
  for (const file of files()) expect(readFileSync(file).includes(originalBytes.subarray(0, 16))).toBe(false)
})

test('what cannot be opened is left as it is, counted by its reason, and holds up nothing else', async () => {
  await resealAll(steps())
  const lost = seal([{ id: 'gone', secret: 'nobody has it' }], bankPurpose(things.parent), '1')
  await db.update(bankDetail).set({ number: lost }).where(eq(bankDetail.account, things.parent))
  const next = seal([{ id: 'old', secret: old }], bankPurpose(things.student), '2')
  await db.update(bankDetail).set({ number: next }).where(eq(bankDetail.account, things.student))
  const { resealed, errors } = await resealAll(steps())
  expect(resealed).toBe(1)
  expect([...errors]).toEqual([['bank numbers: Sealed with the key "gone", which is not among ENCRYPTION_KEYS', 1]])
  expect(await numberOf(things.parent)).toBe(lost)
})

test('what people change meanwhile stays as they changed it', async () => {
  const write = (account: number, number: string) =>
    db.update(bankDetail).set({ number }).where(eq(bankDetail.account, account))
  const [first = 0, second = 0] = [things.student, things.parent].toSorted((a, b) => a - b)
  const sealed = (account: number, number: string) => seal([{ id: 'old', secret: old }], bankPurpose(account), number)
  await write(first, sealed(first, '3'))
  await write(second, sealed(second, '4'))
  const changed = sealed(second, '5')
  const [numbers] = steps()
  // Both were read in one go; the second is another one when its turn comes.
  const outcomes: unknown[] = []
  for await (const outcome of numbers?.run() ?? []) {
    outcomes.push(outcome)
    if (outcomes.length === 1) await write(second, changed)
  }
  expect(outcomes).toEqual(['resealed', 'passed over'])
  expect(await numberOf(second)).toBe(changed)
})

/** Leaves a single document to be sealed again. */
const allBut = async (id: number) => {
  await resealAll(steps())
  await settle()
  await db.update(document).set({ sealedWith: 'old' }).where(eq(document.id, id))
}

test('a document that its family removes meanwhile is removed, and no file comes back', async () => {
  const [id = 0] = things.documents
  await allBut(id)
  const { documents } = openDelivery(rotatedConfig, db)
  const removing: Storage = {
    ...documents,
    async put(...args) {
      await call('DELETE', `/student/documents/${id}`, { token: things.token })
      return documents.put(...args)
    },
  }
  const outcomes: unknown[] = []
  for await (const outcome of resealDocuments({ db, storage: removing }).run()) outcomes.push(outcome)
  expect(outcomes).toEqual(['passed over'])
  await settle()
  expect(files()).toHaveLength(1)
})

test('a fault in the middle of a document leaves it as it was, and nothing beside it', async () => {
  const id = things.documents[1] ?? 0
  await allBut(id)
  const { documents } = openDelivery(rotatedConfig, db)
  const before = await db.select().from(document).where(eq(document.id, id))
  const falling: Storage = {
    ...documents,
    async put(...args) {
      await documents.put(...args)
      throw new Error('the store fell over')
    },
  }
  const reseal = async () => {
    for await (const _ of resealDocuments({ db, storage: falling }).run());
  }
  await expect(reseal()).rejects.toThrow('fell over')
  expect(await db.select().from(document).where(eq(document.id, id))).toEqual(before)
  await settle()
  expect(files()).toHaveLength(2)
  expect((await documents.get(before[0]?.key ?? ''))?.length).toBe(originalBytes.length)
})
