import type { OtherEnquiry } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { contactRead, enquiry, securityEvent } from '../../../platform/db/tables.ts'
import { twoBuyers } from '../../../web/buyer/testing/two-buyers.ts'
import { openSession } from '../../session/tokens.ts'

const { app, call, asAdmin, database, sid, school } = await twoBuyers()
const { db } = database
beforeEach(() => db.execute(sql`truncate enquiry, enquiry_change, throttle, contact_read cascade`))

let mobile = 9_500_000_000
async function raise(fields: object = {}, kind = 'general'): Promise<OtherEnquiry> {
  const own = { name: 'Asha Rao', mobile: String(++mobile), email: 'asha@example.in', consentVersion: '2026-11' }
  const body = { ...own, message: 'Is there a bus?', instituteType: 'school', instituteId: sid, ...fields }
  expect((await call('POST', `/open/enquiry/${kind}`, { body })).status).toBe(200)
  const { id, reference, kind: stored, status, createdAt } = enquiry
  const [row] = await db
    .select({ id, reference, kind: stored, status, createdAt })
    .from(enquiry)
    .orderBy(sql`id desc`)
    .limit(1)
  if (!row) throw new Error('Nothing was stored')
  return row
}
const othersOf = async (id: number) =>
  (await school.as<{ data: OtherEnquiry[] }>('GET', `/buyer/general-enquiry/${sid}/${id}/others`)).body.data
const authorization = `Bearer ${await openSession(db, 'buyer', school.id)}`
const fileOf = async (filter: string) => {
  const url = `/api/v1/buyer/general-enquiry/${sid}/export${filter}`
  const { statusCode, body } = await app.inject({ url, headers: { authorization } })
  return [statusCode, body] as const
}

test('what else a person asked an institute is found by mobile and by e-mail address, and nothing of another', async () => {
  const first = await raise({ mobile: '98111 00001', email: 'first@example.in' })
  const byMobile = await raise(
    { mobile: '98111 00001', email: 'second@example.in', message: 'And a hostel?' },
    'general',
  )
  const byEmail = await raise({ mobile: '98111 00002', email: 'FIRST@example.in', message: 'And sports?' })
  await raise({ mobile: '98111 00003', email: 'somebody@example.in' })
  await raise({ mobile: '98111 00001', email: 'first@example.in', instituteId: sid + 1, message: 'Elsewhere' })
  expect((await othersOf(first.id)).map(({ id }) => id)).toEqual([byEmail.id, byMobile.id])
  expect(Object.keys((await othersOf(first.id))[0] ?? {}).sort()).toEqual(
    ['createdAt', 'id', 'kind', 'reference', 'status'].sort(),
  )
  const all = await asAdmin<{ data: OtherEnquiry[] }>('GET', `/admin/enquiry/others/${first.id}`)
  expect(all.body.data).toHaveLength(3)
  await db.update(enquiry).set({ deletedAt: sql`now()` }).where(eq(enquiry.id, byEmail.id))
  expect((await othersOf(first.id)).map(({ id }) => id)).toEqual([byMobile.id])
  // No contact was read for it.
  expect(await db.$count(contactRead)).toBe(0)
})

test('an export has what the list has, masked; with contacts each row is a read, and no cell is a formula', async () => {
  await raise({ name: '=HYPERLINK("x")', mobile: '98111 00004', email: 'four@example.in', message: 'Call 98111 00004' })
  const closed = await raise({ mobile: '98111 00005', email: 'five@example.in' })
  await db.update(enquiry).set({ status: 'closed' }).where(eq(enquiry.id, closed.id))
  const [status, masked] = await fileOf('?replyDue=open')
  expect(status).toBe(200)
  expect(masked).not.toMatch(/five@|four@|98111 ?00004/)
  expect(masked.trim().split('\r\n')).toHaveLength(2)
  expect(masked).not.toMatch(/(^|,)"?=/m)
  expect(await db.$count(contactRead)).toBe(0)
  const [, whole] = await fileOf('?contacts=1')
  expect(whole).toContain('98111 00005')
  expect(whole).toContain('five@example.in')
  expect(await db.$count(contactRead)).toBe(2)
  expect(await db.$count(securityEvent, eq(securityEvent.kind, 'enquiries-exported'))).toBe(2)
})
