import { applicationGroups, staffStates } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { dataOf, rowsOf, staffApp } from '../testing/staff.ts'

const { db, schoolStaff, two, college, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read cascade`))

const place = (id: number, state: string, more: { class?: number; place?: number; session?: string } = {}) =>
  db.execute(sql`update application set status = ${state}, waitlist_number = ${more.place ?? null},
    class = coalesce(${more.class ?? null}::int, class), session = coalesce(${more.session ?? null}, session)
    where id = ${id}`)
const idsOf = async (query: string) =>
  rowsOf(await schoolStaff.as('GET', `/buyer/applications/1?${query}`)).map(({ id }) => id)
const countsOf = async (query = '') => dataOf(await schoolStaff.as('GET', `/buyer/applications/1/counts${query}`))

/** Five applications to school 1 in several states and two classes, and one to another school. */
async function createSeveral() {
  const ids: number[] = []
  for (const state of ['submitted', 'waitlisted', 'waitlisted', 'offered', 'enrolled']) {
    const { application } = await applied()
    await place(application, state, {
      class: state === 'enrolled' ? 2 : 1,
      ...(state === 'waitlisted' && { place: 9 - ids.length }),
    })
    ids.push(application)
  }
  const other = await applied({}, 2)
  await place(other.application, 'offered')
  return ids
}

test('counts are those of the table: by state, and by class with the seats that the school says it has', async () => {
  await createSeveral()
  const seats = { session: '2027-28', seats: [{ class: 1, quota: 'general', total: 30, vacant: null }] }
  const rest = [
    { class: 1, quota: 'EWS', total: 10, vacant: null },
    { class: 4, quota: 'general', total: 5, vacant: 1 },
  ]
  await db.execute(
    sql`update school set admission = ${JSON.stringify({ ...seats, seats: [...seats.seats, ...rest] })}::jsonb where id = 1`,
  )
  const counts = await countsOf()
  const { rows } = await db.execute<{ status: string; n: number }>(sql`select status, count(*)::int as n
    from application where institute_type = 'school' and institute_id = 1 group by status`)
  const none = Object.fromEntries(staffStates.options.map((state) => [state, 0]))
  expect(counts.states).toEqual({ ...none, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) })
  const session = { session: '2027-28', course: null }
  expect(counts.classes).toEqual([
    { class: 1, ...session, seats: 40, offered: 1, accepted: 0, enrolled: 0 },
    { class: 2, ...session, seats: null, offered: 0, accepted: 0, enrolled: 1 },
    { class: 4, ...session, seats: 5, offered: 0, accepted: 0, enrolled: 0 },
  ])
  expect(await countsOf('?class=2&session=2027-28')).toMatchObject({
    states: { submitted: 0, enrolled: 1 },
    classes: [{ class: 2, enrolled: 1 }],
  })
  await db.execute(sql`update school set admission = null where id = 1`)
  expect((await countsOf()).classes).toMatchObject([{ class: 1, seats: null }, { class: 2 }])
})

test('only the institute itself counts its applications', async () => {
  await createSeveral()
  expect((await two.as('GET', '/buyer/applications/1/counts')).status).toBe(404)
  expect(dataOf(await two.as('GET', '/buyer/applications/2/counts')).states).toMatchObject({ offered: 1, submitted: 0 })
  expect(dataOf(await college.as('GET', '/buyer/applications/1/counts')).states).toMatchObject({ submitted: 0 })
})

test('a list is narrowed by what there is to do, by class and by year, and the waiting list is in its order', async () => {
  const [submitted, second, first, offered, enrolled] = await createSeveral()
  expect(await idsOf('group=to-decide&sort=submittedAt&order=asc')).toEqual([submitted, second, first])
  expect(await idsOf('group=offered')).toEqual([offered])
  expect(await idsOf('group=ended')).toEqual([enrolled])
  expect(await idsOf('group=to-decide&class=2')).toEqual([])
  expect(await idsOf('class=2&session=2027-28')).toEqual([enrolled])
  expect(await idsOf('class=2&session=2028-29')).toEqual([])
  expect(await idsOf('status=waitlisted&sort=waitlistNumber&order=asc')).toEqual([first, second])
  expect((await schoolStaff.as('GET', '/buyer/applications/1?session=2027')).status).toBe(422)
  expect((await schoolStaff.as('GET', '/buyer/applications/1?group=decided')).status).toBe(422)
})

test('each state that an institute sees is in one group', () => {
  expect(Object.values(applicationGroups).flat().toSorted()).toEqual(staffStates.options.toSorted())
})
