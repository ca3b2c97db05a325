import { type News, newsEndpoints } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import { application } from '../../platform/db/tables.ts'
import { dataOf, staffApp } from '../admission/testing/staff.ts'

const { db, call, applied, admin, schoolStaff, two } = await staffApp()
const newsOf = async (as: typeof admin.as, realm: 'admin' | 'buyer', since?: string): Promise<News> =>
  newsEndpoints[realm].answer.parse(
    (await as('GET', `/${realm}/news${since === undefined ? '' : `?since=${since}`}`)).body,
  ).data

test('an application is news once it is paid for, to its institute and to the operator, and to no other', async () => {
  const { at } = await newsOf(admin.as, 'admin')
  await applied()
  const paid = { topic: 'applications', sid: 1 }
  await expect.poll(async () => (await newsOf(admin.as, 'admin', at)).changed).toContainEqual(paid)
  expect((await newsOf(schoolStaff.as, 'buyer', at)).changed).toEqual([paid])
  await applied({}, 2)
  expect((await newsOf(two.as, 'buyer', at)).changed).toEqual([{ topic: 'applications', sid: 2 }])
  expect((await newsOf(schoolStaff.as, 'buyer', at)).changed).toEqual([paid])
})

let mobile = 9_400_000_000
/** What changed since `at` up to a question that is asked now: changes are told in the order of their commits. */
async function newsUntilNow(at: string, instituteId: number): Promise<News> {
  const body = {
    ...{ name: 'Asha Rao', mobile: String(++mobile), email: `asha${mobile}@example.in`, consentVersion: '2026-11' },
    ...{ message: 'Is there a bus?', instituteType: 'school', instituteId },
  }
  expect((await call('POST', '/open/enquiry/general', { body })).status).toBe(200)
  const asked = { topic: 'enquiries', sid: instituteId }
  await expect.poll(async () => (await newsOf(admin.as, 'admin', at)).changed).toContainEqual(asked)
  return newsOf(admin.as, 'admin', at)
}

test('a draft that its family writes is no news', async () => {
  const asha = await applied()
  const { at } = await newsUntilNow((await newsOf(admin.as, 'admin')).at, 2)
  const listed = dataOf(await asha.as('POST', '/student/shortlist', { instituteId: 2, child: asha.kid })).id
  await asha.as('PUT', `/student/shortlist-form/${listed}`, { class: 1, session: '2027-28' })
  expect(await db.$count(application, and(eq(application.instituteId, 2), isNull(application.submittedAt)))).toBe(1)
  const { changed } = await newsUntilNow(at, 1)
  expect(changed.filter(({ topic }) => topic === 'applications')).toEqual([])
})
