import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateText, recordId, typedText } from '../../fields/field.ts'
import { httpsAddress } from '../../fields/text.ts'
import { changeWithId, partTimes, versionExample } from '../../institute/parts/part.ts'
import { optionalText } from '../../institute/parts/parts.ts'

const thirdPartiesTag: Tag = {
  name: 'Third parties',
  audience: 'administrators',
  description: 'Services and courses of others, with their keys.',
}

const filled = (max: number) => typedText(max).pipe(z.string().min(1, 'Required'))
/** A college's own system that takes its leads. `secret_key` is written and never read: it is answered masked. */
export const thirdPartyServiceShape = {
  eid: recordId.describe('Id of the college here'),
  /**
   * Where leads are posted: JSON, with the secret in `X-Api-Key`, the body's HMAC under it in `X-Signature: sha256=<hex>`
   * and an `Idempotency-Key` that stays the same when a lead is sent again. It must lead to the public internet.
   */
  api: httpsAddress(500).describe('Address that leads are posted to, with https and on the public internet'),
  secret_key: filled(500).describe(
    'Secret that leads are signed with: written, never read; answered as dots and its last four characters at most',
  ),
  source: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens')
    .describe('Which system it is, a slug such as meritto'),
  college_id: optionalText(80).describe('The college’s own id in that system, as text'),
  branch: optionalText(160).describe('Branch of the college in that system, in words'),
  city: optionalText(80).describe('City of that branch, in words'),
}
/** The form of a saved one: a null secret leaves it unchanged. */
export const savedThirdPartyService = z.strictObject({
  ...thirdPartyServiceShape,
  secret_key: thirdPartyServiceShape.secret_key.nullable(),
})
const thirdPartyService = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...thirdPartyServiceShape,
    secret_key: z
      .string()
      .describe(
        'Secret that leads are signed with: written, never read; answered as dots and its last four characters at most',
      ),
    college_name: z.string().describe('Name of the college here'),
    ...partTimes,
  })
  .meta({ id: 'ThirdPartyService' })
export type ThirdPartyService = z.output<typeof thirdPartyService>

/** A course as that system names it. */
export const thirdPartyCourseShape = {
  e_id: recordId.describe('Id of the college here'),
  campus: optionalText(160).describe('Campus, as that system names it'),
  course: filled(200).describe('Course, as that system names it'),
  specialization: optionalText(200).describe('Specialization, as that system names it'),
  active: z.boolean().default(true).describe('False where that system no longer takes leads for it'),
  date: dateText.nullable().default(null).describe('Date that goes with the entry; null where there is none'),
}
const thirdPartyCourse = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...thirdPartyCourseShape,
    ...partTimes,
  })
  .meta({ id: 'ThirdPartyCourse' })
export type ThirdPartyCourse = z.output<typeof thirdPartyCourse>

const common = {
  realm: 'admin',
  access: operatorAccess.operations,
  owner: 'any',
  tag: thirdPartiesTag,
  status: 200,
} as const
function writes<S extends z.ZodRawShape, R extends z.ZodType>(
  name: string,
  label: string,
  shape: S,
  record: R,
  example: Readonly<Record<string, unknown>>,
) {
  const location = { ...common, path: `/admin/${name}` }
  return {
    create: endpoint({
      ...location,
      id: `admin.${name}.create`,
      method: 'POST',
      summary: `Adds ${label}`,
      body: z.strictObject(shape),
      example,
      answer: writeResponse(record),
    }),
    update: endpoint({
      ...location,
      id: `admin.${name}.update`,
      method: 'PUT',
      summary: `Changes the fields named of ${label}`,
      body: changeWithId(shape),
      example: { id: 1, ...example, ...versionExample },
      answer: writeResponse(record),
      errors: ['NOT_FOUND', 'CONFLICT'],
    }),
    remove: endpoint({
      ...location,
      id: `admin.${name}.remove`,
      method: 'DELETE',
      summary: `Deletes ${label}, or several`,
      query: removeQuery,
      body: removeBody.optional(),
      example: { id: 1 },
      answer: removed,
      errors: ['NOT_FOUND'],
    }),
  }
}
/** Where a college wants its leads. A lead goes there only when the person named that college. */
export const thirdPartyServiceEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.third-party-services.list',
    method: 'GET',
    path: '/admin/get-third-party-services',
    summary: 'Colleges’ own systems, by type; the secret is masked',
    query: partQuery(['id', 'source', 'branch', 'city'], {
      type: typedText(60).optional().describe('Only systems of this kind, by the slug in `source`, such as meritto'),
      eid: idNumber.optional().describe('Only those of this college, by its id'),
    }),
    answer: listOf(thirdPartyService),
  }),
  ...writes('third-party-services', 'a college’s own system', thirdPartyServiceShape, thirdPartyService, {
    eid: 1,
    api: 'https://crm.example.in/leads',
    secret_key: 'given by the college',
    source: 'meritto',
    college_id: 'EX-12',
  }),
}
export const thirdPartyCourseEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.third-party-courses.list',
    method: 'GET',
    path: '/admin/get-third-party-courses',
    summary: 'Courses as a college’s own system names them',
    query: partQuery(['id', 'course', 'campus', 'date'], {
      eid: idNumber.optional().describe('Only those of this college, by its id'),
      active: flag.optional().describe('True: only courses that leads are taken for; false: only the others'),
    }),
    answer: listOf(thirdPartyCourse),
  }),
  ...writes('third-party-courses', 'a course of a college’s own system', thirdPartyCourseShape, thirdPartyCourse, {
    e_id: 1,
    campus: 'Main',
    course: 'B.Tech. Computer Science',
    active: true,
    date: '2027-04-01',
  }),
}
