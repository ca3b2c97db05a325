import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { allowErasing } from '../../../platform/db/erasing.ts'
import { dataOf, dayIn, rowsOf, staffApp } from '../testing/staff.ts'

const { db, schoolStaff, applied } = await staffApp()
beforeEach(async () => {
  await db.execute(sql`truncate application, contact_read cascade`)
  await db.execute(sql`update buyer_account set suspended = false`)
})
/** Lets days go by: every move was so much earlier. */
const passDays = (days: number) =>
  db.transaction(async (tx) => {
    await allowErasing(tx)
    await tx.execute(sql`update application_move set at = at - make_interval(days => ${days})`)
  })

test('an application is in its state since its last move to it: a message, a new place or a correction does not change that', async () => {
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  await passDays(9)
  const since = async () => {
    const [row] = rowsOf(await schoolStaff.as('GET', '/buyer/applications/1'))
    expect(dataOf(await schoolStaff.as('GET', path)).statusSince).toBe(row?.statusSince)
    return Math.round((Date.now() - Date.parse(String(row?.statusSince))) / 86_400_000)
  }
  expect(await since()).toBe(9)
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { quota: 'sibling' })
  await schoolStaff.as('POST', `${path}/notes`, { kind: 'remark', body: 'Ask Latha' })
  expect(await since()).toBe(9)
  await schoolStaff.decide(path, { status: 'offered', replyBy: dayIn(9) })
  expect(await since()).toBe(0)
  await passDays(3)
  await schoolStaff.decide(path, { status: 'offered', replyBy: dayIn(12) })
  expect(await since()).toBe(3)
})

test('a family reads that nobody at the institute can be told once its application is sent, and not when somebody can', async () => {
  const asha = await applied()
  const untold = async () => dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`)).cannotBeTold
  expect(await untold()).toBe(false)
  await db.execute(sql`update buyer_account set suspended = true`)
  expect(await untold()).toBe(true)
  const kid = dataOf(
    await asha.as('POST', '/student/manage-child', { name: 'Uma', dateOfBirth: '2022-06-14', relation: 'mother' }),
  ).id
  const listed = dataOf(await asha.as('POST', '/student/shortlist', { instituteId: 2, child: kid })).id
  const draft = await asha.as('PUT', `/student/shortlist-form/${listed}`, { class: 1, session: '2027-28' })
  expect(dataOf(draft)).toMatchObject({ application: { status: 'draft' }, cannotBeTold: false })
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'withdraw' })
  expect(await untold()).toBe(false)
})
