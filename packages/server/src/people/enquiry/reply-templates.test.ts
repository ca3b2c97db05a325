import type { ReplyTemplate } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { enquiry, school, template } from '../../platform/db/tables.ts'
import { twoBuyers } from '../../web/buyer/testing/two-buyers.ts'

type Templates = { data: ReplyTemplate[] }
const { asAdmin, call, database, sid, eid, school: own, college } = await twoBuyers()
const { db } = database
const known = { kind: 'admission-school', channel: 'mail' } as const
beforeEach(() => db.execute(sql`truncate enquiry, template cascade`))

const save = (values: Partial<typeof template.$inferInsert>) =>
  db.insert(template).values({
    ...{ title: 'Visit', template_for: known.kind, channel: known.channel },
    ...{ subject: 'Class {{class}} at {{institute}}' },
    ...{ body: '{{ name }}, {{city}}, {{reference}}: {{url}} on {{day}}. {{sender}}', ...values },
  })
async function raise(fields: object = {}) {
  const asked = {
    ...{ name: 'Asha Rao', mobile: '9700000001', email: 'asha@example.in', city: 'Pune', consentVersion: '2026-11' },
    ...{ class: '6', childName: 'Ila', instituteType: 'school', instituteId: sid, ...fields },
  }
  await call('POST', '/open/enquiry/admission-school', { body: asked })
  const [row] = await db.select().from(enquiry)
  if (!row) throw new Error('No enquiry')
  return row
}
const asInstitute = (id: number) => own.as<Templates>('GET', `/buyer/admission-enquiry/${sid}/${id}/templates`)
const asOperator = (id: number) => asAdmin<Templates>('GET', `/admin/enquiry/templates/${id}`)

test('a template is filled with what the enquiry says, and what it does not say stays', async () => {
  await save({})
  await save({ title: 'By SMS', channel: 'sms' })
  await save({ title: 'Of another kind', template_for: 'general' })
  const { id, reference } = await raise()
  const { body } = await asInstitute(id)
  const url = expect.stringMatching(
    /^Asha Rao, Pune, .*: https?:\/\/[^/]+\/school\/modern-school-new-delhi on \{\{day\}\}/,
  )
  expect(body.data).toEqual([
    { id: expect.any(Number), title: 'Visit', subject: 'Class 6 at Modern School', body: url },
  ])
  expect(body.data[0]?.body).toContain(reference)
  expect(body.data[0]?.body).toMatch(/\. Modern School$/)
  expect((await asOperator(id)).body.data[0]?.body).toMatch(/\. Pravesh$/)
})

test('the page is named in the language of the enquiry, and not at all while it is unpublished', async () => {
  await save({ body: '{{url}}' })
  const { id } = await raise({ language: 'hi' })
  expect((await asInstitute(id)).body.data[0]?.body).toMatch(/\/hi\/school\/modern-school-new-delhi$/)
  await db.update(school).set({ status: 'draft' }).where(eq(school.id, sid))
  const { body } = await asOperator(id)
  await db.update(school).set({ status: 'published' }).where(eq(school.id, sid))
  expect(body.data[0]?.body).toBe('{{url}}')
})

test('a typed value brings no link and no name in braces into the text', async () => {
  await save({ body: '{{name}} {{class}}' })
  const { id } = await raise({ name: 'Win at https://evil.example/{{reference}}', class: '6\nx' })
  const [found] = (await asInstitute(id)).body.data
  expect(found?.body).not.toMatch(/:\/\/|evil\.example|\n|PR-/)
})

test('another institute and another inbox have no templates of the enquiry', async () => {
  await save({})
  const { id } = await raise()
  expect((await asInstitute(id)).status).toBe(200)
  const other = await college.as('GET', `/buyer/admission-enquiry/${eid}/${id}/templates`)
  const otherInbox = await own.as('GET', `/buyer/general-enquiry/${sid}/${id}/templates`)
  expect([other.status, otherInbox.status]).toEqual([404, 404])
})
