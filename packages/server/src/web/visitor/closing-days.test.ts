import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { dayIn, rowsOf, staffApp } from '../../people/admission/testing/staff.ts'
import { buyerAccount, college, school } from '../../platform/db/tables.ts'

const { call, db, two } = await staffApp()
const source = { name: 'The institute', asOf: '2026', tier: 'institute' as const }
const days = (from: number, to: number) => ({
  ...{ admissionAllYear: false, admissionOpensOn: dayIn(from), admissionClosesOn: dayIn(to) },
  sources: { admission: source },
})
const closing = async (query = '') =>
  rowsOf(await call('GET', `/public/landing-page/closing-days${query}`)).map(({ url, closesOn }) => [url, closesOn])

// The desk of the app's helper takes applications of all institutes; here each has its own, and the third school none.
await db.update(buyerAccount).set({ suspended: true }).where(eq(buyerAccount.passwordHash, 'opened-by-no-password'))
beforeEach(async () => {
  for (const id of [1, 2, 3])
    await db
      .update(school)
      .set(days(-9, 9 - id))
      .where(eq(school.id, id))
  await db.update(college).set(days(-9, 7)).where(eq(college.id, 1))
})

test('the next last days are those of institutes that take applications here today, the earliest first', async () => {
  expect(await closing()).toEqual([
    ['school-2', dayIn(7)],
    ['college-1', dayIn(7)],
    ['school-1', dayIn(8)],
  ])
  expect(await closing('?limit=1')).toEqual([['school-2', dayIn(7)]])
  const [row] = rowsOf(await call('GET', '/public/landing-page/closing-days'))
  expect(row).toMatchObject({ instituteType: 'school', id: 2, name: 'School 2', source })
})

test.each([
  ['is over', days(-9, -1)],
  ['cannot be met yet', days(1, 9)],
  ['has no source', { ...days(-9, 7), sources: {} }],
])('a last day that %s is not among them', async (_, change) => {
  await db.update(school).set(change).where(eq(school.id, 2))
  expect((await closing()).map(([url]) => url)).toEqual(['college-1', 'school-1'])
})

test('nor is the last day of an institute whose login is closed', async () => {
  const isTwo = eq(buyerAccount.id, two.id)
  await db.update(buyerAccount).set({ suspended: true }).where(isTwo)
  expect((await closing()).map(([url]) => url)).toEqual(['college-1', 'school-1'])
  await db.update(buyerAccount).set({ suspended: false }).where(isTwo)
})
