import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { securityEvent } from '../../../platform/db/tables.ts'
import { staffApp } from '../testing/staff.ts'

const { app, db, schoolStaff, two, admin, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read cascade`))

/** The lines of a file, its heading first; the status and code of an error. */
async function fileOf(token: string, path: string): Promise<string[]> {
  const response = await app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
  if (response.statusCode !== 200) return [`${response.statusCode} ${response.json().code}`]
  expect(response.headers['content-disposition']).toMatch(/applications-\d{4}-\d\d-\d\d\.csv/)
  return response.body.trim().split('\r\n')
}
const exports = async () =>
  await db
    .select({ account: securityEvent.account, details: securityEvent.details })
    .from(securityEvent)
    .where(eq(securityEvent.kind, 'list-exported'))
    .orderBy(securityEvent.id)

test('an institute exports its own applications by the filters of its list, and the security log names the export', async () => {
  const [asha, ravi] = [await applied(), await applied({ quota: '=1+1' })]
  const other = await applied({}, 2)
  const before = (await exports()).length
  const [heading, ...rows] = await fileOf(schoolStaff.token, '/buyer/applications/1/export')
  expect(heading).toContain('id,status,statusSince,applicant')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`Ira ${asha.id}`)
  expect(rows[1]).toContain("'=1+1")
  expect(rows.join()).not.toContain(`Ira ${other.id}`)
  expect(rows.join()).not.toContain('@example.in')
  await schoolStaff.decide(`/buyer/application/1/${ravi.application}`, { status: 'under_review' })
  const [, ...moved] = await fileOf(schoolStaff.token, '/buyer/applications/1/export?status=under_review')
  expect(moved).toHaveLength(1)
  expect(moved[0]).toContain(`Ira ${ravi.id}`)
  const logged = (await exports()).slice(before)
  expect(logged).toEqual(Array(2).fill({ account: schoolStaff.id, details: { list: 'applications' } }))
  expect(await fileOf(two.token, '/buyer/applications/1/export')).toEqual(['404 NOT_FOUND'])
  expect(await exports()).toHaveLength(before + 2)
})

test('administrators export those of all institutes', async () => {
  const [asha, other] = [await applied(), await applied({}, 2)]
  const [, ...rows] = await fileOf(admin.token, '/admin/applications/export')
  expect(rows).toHaveLength(2)
  const [, ...school] = await fileOf(admin.token, '/admin/applications/export?instituteType=school&instituteId=2')
  expect(school).toHaveLength(1)
  expect(school[0]).toContain(`Ira ${other.id}`)
  expect(rows.join()).toContain(`Ira ${asha.id}`)
  expect((await exports()).at(-1)).toEqual({ account: admin.id, details: { list: 'applications' } })
})
