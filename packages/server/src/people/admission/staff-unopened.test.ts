import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf, staffApp } from './testing/staff.ts'

const { db, admin, schoolStaff, applied } = await staffApp()

test('administrators find what an institute has not opened for a week', async () => {
  const [waiting, opened, recent] = [await applied(), await applied(), await applied()]
  const ids = async (unopened: boolean) =>
    rowsOf(await admin.as('GET', `/admin/applications?unopened=${unopened}`)).map(({ id }) => id)
  const weekAgo = (days: number, { application }: { application: unknown }) =>
    db.execute(
      sql`update application set submitted_at = now() - make_interval(days => ${days}) where id = ${application}`,
    )
  for (const old of [waiting, opened]) await weekAgo(8, old)
  await weekAgo(6, recent)
  await schoolStaff.as('GET', `/buyer/application/1/${opened.application}`)
  await admin.as('GET', `/admin/applications/${waiting.application}`)
  expect(await ids(true)).toEqual([waiting.application])
  expect(await ids(false)).toEqual([recent.application, opened.application])
  await admin.decide(`/admin/applications/${waiting.application}`, { status: 'under_review' })
  expect(await ids(true)).toEqual([])
})
