import type { ErrorBody, Partner } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'

type WriteResponse = { data: Partner; message: string }
const { asAdmin, database } = await testApp('reference')

test('an application that changes while it is changed is a conflict', async () => {
  const body = {
    instituteType: 'school',
    name: 'Modern School',
    person: 'Meera Nair',
    email: 'meera@example.in',
    mobile: '98765 43210',
    proof: ['/files/letter.pdf'],
  }
  const { id, updatedAt } = (await asAdmin<WriteResponse>('POST', '/admin/become-partner', body)).body.data
  const change = { id, city: 'Wardha', updatedAt }
  const { status, body: responseBody } = await startDuring(
    database,
    (tx) => tx.execute(sql`select 1 from partner_application where id = ${id} for update`),
    () => asAdmin<WriteResponse & Partial<ErrorBody>>('PUT', '/admin/become-partner', change),
    (tx) => tx.execute(sql`update partner_application set updated_at = updated_at + interval '1 ms' where id = ${id}`),
  )
  expect([status, responseBody.code]).toEqual([409, 'CONFLICT'])
})
