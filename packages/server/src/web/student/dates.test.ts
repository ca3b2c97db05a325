import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataOf, staffApp } from '../../people/admission/testing/staff.ts'

const { db, family, callAs, order, pay, confirm } = await staffApp()
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
type Day = { on: string; kind: string; time: string | null; instituteId: number; childName: string | null }

test('a family sees the days ahead in their order: an appointment, an answer to an offer, a last day of the shortlist', async () => {
  const asha = await family('school')
  const callParent = callAs(asha)
  const dates = async () =>
    (dataOf(await callParent('GET', '/student/school-dashboard')).dates as Day[]).map(
      ({ on, kind, time, instituteId, childName }) => [on, kind, time, instituteId, childName],
    )
  await callParent('POST', '/student/manage-child', kid)
  const target = { instituteType: 'school', instituteId: 1 }
  await callParent('POST', '/student/shortlist', { instituteType: 'school', instituteId: 2 })
  await db.execute(sql`update school set admission_closes_on = '2099-03-01' where id = 2`)
  expect(await dates()).toEqual([['2099-03-01', 'closes', null, 2, null]])

  await confirm(asha, await pay(await order(asha, target)), target)
  await db.execute(
    sql`update application set status = 'interaction', appointment_on = '2099-02-01', appointment_time = '09:30' where institute_id = 1`,
  )
  expect(await dates()).toEqual([
    ['2099-02-01', 'appointment', '09:30', 1, 'Ira'],
    ['2099-03-01', 'closes', null, 2, null],
  ])
  const next = dataOf(await callParent('GET', '/student/school-dashboard')).next as { what: string }[]
  expect(next[0]?.what).toBe('School 1: Come to the interaction on 1 Feb 2099, 09:30')
  await db.execute(sql`update application set status = 'offered', reply_by = '2099-04-01' where institute_id = 1`)
  expect(await dates()).toEqual([
    ['2099-03-01', 'closes', null, 2, null],
    ['2099-04-01', 'reply', null, 1, 'Ira'],
  ])
  // Days that are over are none ahead.
  await db.execute(sql`update application set reply_by = '2020-04-01' where institute_id = 1`)
  await db.execute(sql`update school set admission_closes_on = '2020-03-01' where id = 2`)
  expect(await dates()).toEqual([])
})
