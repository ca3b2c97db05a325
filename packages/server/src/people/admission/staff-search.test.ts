import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf, staffApp } from './testing/staff.ts'

const { db, admin, schoolStaff, applied } = await staffApp()

test('administrators find an application by its receipt, and by a whole e-mail address, which is a read of the contact', async () => {
  const asha = await applied()
  const email = `Finder${asha.application}@example.in`
  await db.execute(sql`update student_account set email = ${email} where id = ${asha.id}`)
  const [row] = rowsOf(await asha.as('GET', '/student/institute-payment'))
  const found = async (search: string) =>
    rowsOf(await admin.as('GET', `/admin/applications?search=${encodeURIComponent(search)}`)).map(({ id }) => id)
  const reads = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from contact_read where application = ${asha.application} and realm = 'admin'`,
    )
    return rows[0]?.n
  }
  expect([await found(String(row?.receiptNumber)), await reads()]).toEqual([[asha.application], 0])
  expect([await found('example.in'), await found('Finder@'), await reads()]).toEqual([[], [], 0])
  expect([await found(email.toLowerCase()), await found(email), await reads()]).toEqual([
    [asha.application],
    [asha.application],
    1,
  ])
  const ownResponse = await schoolStaff.as('GET', `/buyer/applications/1?search=${encodeURIComponent(email)}`)
  expect(rowsOf(ownResponse)).toEqual([])
})
