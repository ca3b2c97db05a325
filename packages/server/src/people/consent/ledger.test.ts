import { createHash } from 'node:crypto'
import type { ConsentRow } from '@pravesh/contract'
import { consentLines } from '@pravesh/contract/consent-lines'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { application, consentEntry, enquiry } from '../../platform/db/tables.ts'
import { staffApp } from '../admission/testing/staff.ts'
import { endOverdueAccess } from '../admission/transition/access.ts'
import { recordConsent } from './ledger.ts'

const { applied, call, callAs, confirm, db, family, order, pay, schoolStaff } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, enquiry, consent_entry cascade`))

type Caller = ReturnType<typeof callAs>
const allEntriesOf = async (as: Caller) =>
  (await as('GET', '/student/consents?limit=100&sort=id&order=asc')).body.data as unknown as ConsentRow[]
/** Without the declaration of a parent, with which a family begins. */
const entriesOf = async (as: Caller) => (await allEntriesOf(as)).filter(({ purpose }) => purpose !== 'parent')
const purposesOf = async (as: Caller) => (await entriesOf(as)).map(({ action, purpose }) => `${action} ${purpose}`)

/** Whether each entry has the hash of its lines and of the one before. */
function isUnbroken(entries: readonly ConsentRow[]): boolean {
  const last = new Map<string, string>()
  return entries.every((entry) => {
    const follows = entry.previous === (last.get(entry.chain) ?? null)
    last.set(entry.chain, entry.hash)
    return follows && createHash('sha256').update(consentLines(entry)).digest('hex') === entry.hash
  })
}

/** Applications and enquiries of which the ledger says another thing than the row that readers ask. */
async function disagreements() {
  const { rows } = await db.execute(sql`
    select 'application' as kind, a.id from application a where a.submitted_at is not null
      and (a.access_ended_at is null) <> (select e.action = 'given' from consent_entry e
        where e.purpose = 'application' and e.of = a.id order by e.id desc limit 1)
    union all
    select 'enquiry', q.id from enquiry q
      where (q.status <> 'withdrawn') <> (select e.action = 'given' from consent_entry e
        where e.purpose = 'enquiry' and e.of = q.id order by e.id desc limit 1)`)
  return rows
}

test('an application that is sent is an entry with its recipient, and so is the end of access in each way', async () => {
  const [ended, withdrawn, overdue] = [await applied(), await applied(), await applied()]
  const [declared] = await allEntriesOf(ended.as)
  expect(declared).toMatchObject({ purpose: 'parent', previous: null })
  expect(await entriesOf(ended.as)).toMatchObject([
    {
      ...{ action: 'given', purpose: 'application', of: ended.application, recipient: 'School 1', by: 'self' },
      ...{ withdrawnAt: null, previous: declared?.hash, chain: 'account' },
    },
  ])
  await schoolStaff.decide(`/buyer/application/1/${ended.application}`, { status: 'rejected', note: 'No seat' })
  await ended.as('DELETE', `/student/access/${ended.application}`)
  await withdrawn.as('PUT', `/student/shortlist-form/${withdrawn.listed}`, { move: 'withdraw' })
  await schoolStaff.decide(`/buyer/application/1/${overdue.application}`, { status: 'rejected', note: 'No seat' })
  await db
    .update(application)
    .set({ updatedAt: sql`now() - interval '91 days'` })
    .where(eq(application.id, overdue.application))
  expect(await endOverdueAccess(db)).toBe(1)
  expect(await endOverdueAccess(db)).toBe(0)
  for (const [one, by, channel] of [
    [ended, 'self', 'website'],
    [withdrawn, 'self', 'website'],
    [overdue, 'clock', 'system'],
  ] as const) {
    const [given, end] = await entriesOf(one.as)
    expect(end).toMatchObject({ action: 'withdrawn', purpose: 'application', of: one.application, by, channel })
    expect(end).toMatchObject({ recipient: 'School 1', previous: given?.hash, withdrawnAt: null })
    expect(given?.withdrawnAt).toBe(end?.at)
  }
  expect(await disagreements()).toEqual([])
})

test('a question has an entry in the chain of its account, or of its own, and its withdrawal too', async () => {
  const asha = await family('school')
  const as = callAs(asha)
  const message = { message: 'Is there a bus?', consentVersion: '2026-11', language: 'hi', mobile: '98123 45671' }
  await as('POST', '/student/enquiry', message)
  const visitor = { name: 'Ira', mobile: '98123 45672', message: 'Which classes?', consentVersion: '2026-11' }
  await call('POST', '/open/enquiry/general', { body: visitor })
  const [own] = await entriesOf(as)
  expect(own).toMatchObject({
    action: 'given',
    purpose: 'enquiry',
    version: '2026-11',
    language: 'hi',
    recipient: null,
  })
  // The name of who asked is erased with a withdrawal: the ledger has the reference alone.
  expect(own?.name).toBe(own?.reference)
  expect((await as('DELETE', '/student/enquiry', { ids: [own?.of] })).status).toBe(200)
  expect(await purposesOf(as)).toEqual(['given enquiry', 'withdrawn enquiry'])
  const [asked] = await db.select().from(enquiry).where(eq(enquiry.kind, 'general'))
  const [chained] = await db
    .select()
    .from(consentEntry)
    .where(eq(consentEntry.enquiry, asked?.id ?? 0))
  expect(chained).toMatchObject({ account: null, action: 'given', of: asked?.id, previous: null })
  expect(await disagreements()).toEqual([])
})

test('sharing with colleges is an entry when it is declared, and when it is taken back', async () => {
  const ravi = await family('college')
  const as = callAs(ravi)
  const declare = (shareWithColleges: boolean) =>
    as('PUT', '/student/application-form', { declarations: { truthful: true, shareWithColleges, by: 'Ravi' } })
  await declare(false)
  expect(await purposesOf(as)).toEqual([])
  await declare(true)
  await declare(true)
  await declare(false)
  expect(await purposesOf(as)).toEqual(['given sharing', 'withdrawn sharing'])
})

test('entries are a chain that anybody can check; a change is refused, and one in the database itself is found', async () => {
  const asha = await applied()
  await asha.as('POST', '/student/enquiry', { message: 'A bus?', consentVersion: '2026-11', mobile: '98123 45673' })
  await asha.as('DELETE', `/student/access/${asha.application}`)
  const entries = await allEntriesOf(asha.as)
  expect(entries).toHaveLength(4)
  expect(isUnbroken(entries)).toBe(true)
  await expect(db.update(consentEntry).set({ version: '2019-01' })).rejects.toThrow()
  await db.execute(sql`alter table consent_entry disable trigger user`)
  await db
    .update(consentEntry)
    .set({ version: '2019-01' })
    .where(eq(consentEntry.id, entries[1]?.id ?? 0))
  expect(isUnbroken(await allEntriesOf(asha.as))).toBe(false)
  await db
    .update(consentEntry)
    .set({ version: entries[1]?.version ?? null })
    .where(eq(consentEntry.id, entries[1]?.id ?? 0))
  expect(isUnbroken(await allEntriesOf(asha.as))).toBe(true)
  await db.delete(consentEntry).where(eq(consentEntry.id, entries[1]?.id ?? 0))
  expect(isUnbroken(await allEntriesOf(asha.as))).toBe(false)
  await db.execute(sql`alter table consent_entry enable trigger user`)
})

test('entries of one account that are written at once follow each other', async () => {
  const { id: account, ...ravi } = await family('college')
  const entry = { account, action: 'given', purpose: 'account', by: 'self', channel: 'website', name: 'Ravi' } as const
  await Promise.all(Array.from({ length: 8 }, () => db.transaction((tx) => recordConsent(tx, entry))))
  const entries = await entriesOf(callAs({ id: account, ...ravi }))
  expect(entries).toHaveLength(8)
  expect(isUnbroken(entries)).toBe(true)
})

test('nobody reads the ledger of another', async () => {
  const [asha, ravi] = [await applied(), await applied()]
  expect(await entriesOf(asha.as)).toMatchObject([{ of: asha.application }])
  expect(await entriesOf(ravi.as)).toMatchObject([{ of: ravi.application }])
  const student = await family('college')
  const college = { instituteType: 'college', instituteId: 1 }
  await callAs(student)('POST', '/student/shortlist', { instituteId: 1 })
  await confirm(student, await pay(await order(student, college)), college)
  expect(await purposesOf(callAs(student))).toEqual(['given application'])
})
