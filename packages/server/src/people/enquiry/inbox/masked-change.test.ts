import type { AdminEnquiry } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { desc, eq } from '../../../platform/db/drizzle.ts'
import { contactRead, enquiry } from '../../../platform/db/tables.ts'
import { enquiryVersion } from '../testing/version.ts'

const { asAdmin, call, database } = await testApp()
const { db } = database

test('a change of many enquiries is no read of a contact: it answers the contact masked', async () => {
  const person = { name: 'Asha Rao', mobile: '98765 43210', email: 'asha@example.in', consentVersion: '2026-11' }
  await call('POST', '/open/enquiry/general', { body: { ...person, message: 'Call 98765 43210 after six' } })
  const [row] = await db.select({ id: enquiry.id }).from(enquiry).orderBy(desc(enquiry.id)).limit(1)
  const id = row?.id ?? 0
  const change = async (fields: object) => {
    const { updatedAt } = await enquiryVersion(db, id)
    return asAdmin<{ data: AdminEnquiry }>('PUT', `/admin/enquiry/remark/${id}`, { ...fields, updatedAt })
  }
  const { status, body } = await change({ status: 'spam', withoutContact: true })
  expect([status, body.data.status, body.data.mobile]).toEqual([200, 'spam', '…3210'])
  expect(body.data).toMatchObject({ email: 'a…@example.in', message: 'Call …3210 after six' })
  expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(0)
  await change({ status: 'closed' })
  expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(1)
})
