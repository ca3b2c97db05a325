import { type Endpoint, endpointTable, enquiryKinds } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { allowErasing } from '../src/platform/db/erasing.ts'
import { contactRead, enquiry } from '../src/platform/db/tables.ts'
import { readyRequest } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
const { school, student } = scene.people
/** One enquiry of every kind, to a school with a login, by a person with an account. */
await scene.database.db.insert(enquiry).values(
  enquiryKinds.map((kind, index) => ({
    reference: `PR-CONTACT${index}`,
    kind,
    name: 'Asha',
    mobile: '+919876500000',
    account: student.id,
    instituteType: 'school' as const,
    instituteId: school.institute,
    consentVersion: '1',
  })),
)
beforeEach(() => scene.clearAttempts())

/** Whether an object of the response is an enquiry with the sender's mobile. */
function showsContacts({ answer: responseShape }: Endpoint): boolean {
  const inside = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false
    const properties = 'properties' in schema ? schema.properties : undefined
    if (
      typeof properties === 'object' &&
      properties &&
      ['reference', 'kind', 'mobile'].every((name) => name in properties)
    )
      return true
    return Object.values(schema).some(inside)
  }
  return inside(z.toJSONSchema(responseShape, { unrepresentable: 'any' }))
}
/** A family reads its own. */
const forStaff = endpointTable.filter((e) => e.realm !== 'student' && !e.file && showsContacts(e))

test('every call that shows an enquiry’s contact to staff is known', () => {
  expect(forStaff.length).toBeGreaterThan(10)
})

test.each(forStaff.map((e) => [e.id, e] as const))('%s writes down who read the contact', async (id, endpoint) => {
  const row = rows[id]
  if (!row || row.as === 'nobody') throw new Error('A contact shown to nobody')
  const request = await readyRequest(endpoint, row, scene)
  // A second read within half an hour is not written down again.
  await scene.database.db.transaction(async (tx) => {
    await allowErasing(tx)
    await tx.delete(contactRead)
  })
  const before = await scene.database.db.$count(contactRead)
  const { status, json } = await scene.send(endpoint, request, await scene.freshToken(row.as))
  expect(status).toBe(endpoint.status)
  const { data } = z.object({ data: z.union([z.array(z.unknown()), z.looseObject({})]) }).parse(json)
  const visibleCount = Array.isArray(data) ? data.length : 1
  expect([visibleCount > 0, (await scene.database.db.$count(contactRead)) - before]).toEqual([true, visibleCount])
})
