import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, personalText, recordId } from '../../fields/field.ts'
import { partialShape, partVersion, versionExample } from '../../institute/parts/part.ts'
import { instituteTypes } from '../../institute/type.ts'
import { type PartnerBody, partner, partnerShape, partnerStates } from './partner.ts'

const partnersTag: Tag = {
  name: 'Partners',
  audience: 'administrators',
  description: 'Institutes that apply to take part.',
}

const common = { realm: 'admin', access: operatorAccess.partners, owner: 'any', tag: partnersTag, status: 200 } as const
const example = {
  instituteType: 'school',
  name: 'Example Vidyalaya',
  person: 'Meera Nair',
  role: 'Principal',
  email: 'principal@example.in',
  mobile: '98765 43210',
  city: 'Wardha',
  proof: ['/files/letter.pdf'],
}
type Change = { [K in keyof PartnerBody]?: PartnerBody[K] | undefined } & {
  id: number
  updatedAt: string
  status?: (typeof partnerStates)[number] | undefined
  notify?: string | undefined
}
const change = z
  .strictObject({
    id: recordId.describe('Id of the record that is meant'),
    ...partVersion,
    ...partialShape(partnerShape),
    status: z
      .enum(partnerStates)
      .optional()
      .describe('State to move it to: the next in turn, or rejected; approved is set by become-partner-add alone'),
    notify: personalText(1_000)
      .pipe(z.string().min(3))
      .optional()
      .describe('Reason that a refused applicant is mailed, with status rejected; without it nothing is mailed'),
  })
  .refine(({ status, notify }) => notify === undefined || status === 'rejected', {
    path: ['notify'],
    message: 'Only a refusal is mailed with a reason',
  }) as unknown as z.ZodType<Change, Change>

/** Applications of institutes: new → contacted → verified → approved | rejected. */
export const partnerEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.become-partner.list',
    method: 'GET',
    path: '/admin/become-partner',
    summary: 'Partner applications, newest first, 50 a page',
    query: partQuery(['id', 'name', 'status', 'createdAt', 'updatedAt'], {
      status: z.enum(partnerStates).optional().describe('Only those in this state'),
      waiting: flag
        .optional()
        .describe(
          'true: only applications that wait for a decision: new, contacted or verified; false: only decided ones',
        ),
      instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
    }),
    answer: listOf(partner),
  }),
  get: endpoint({
    ...common,
    id: 'admin.become-partner.get',
    method: 'GET',
    path: '/admin/become-partner/:us_id',
    summary: 'One application',
    params: z.strictObject({ us_id: idNumber.describe('Id of the partner application') }),
    answer: oneOf(partner),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    id: 'admin.become-partner.create',
    method: 'POST',
    path: '/admin/become-partner',
    summary: 'Writes down an application; a second open one of the same mail and institute is refused',
    body: z.strictObject(partnerShape),
    example,
    answer: writeResponse(partner),
    errors: ['DUPLICATE'],
  }),
  update: endpoint({
    ...common,
    id: 'admin.become-partner.update',
    method: 'PUT',
    path: '/admin/become-partner',
    summary:
      'Changes the fields named, or moves the application on, and mails the reason of a refusal; approval goes by become-partner-add',
    body: change,
    example: { id: 1, status: 'contacted', remarks: 'Spoke with the principal', ...versionExample },
    answer: writeResponse(partner),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  approve: endpoint({
    ...common,
    id: 'admin.become-partner-add',
    method: 'PUT',
    path: '/admin/become-partner-add',
    summary:
      'Approves a verified application: links the institute, makes the login, marks it a partner, sends the mail',
    /** `updatedAt` as it was read: a concurrently changed application is not approved. */
    body: z.strictObject({
      us_id: recordId.describe('Id of the partner application to approve; its status must be `verified`'),
      instituteId: recordId
        .optional()
        .describe('Id of the school or college to link; without it, the one that the application names'),
      updatedAt: dateTimeText.describe(
        '`updatedAt` as you read it: the approval is refused with CONFLICT where somebody has changed the application since',
      ),
    }),
    example: { us_id: 1, instituteId: 1, updatedAt: '2026-11-20T09:30:00.000Z' },
    answer: writeResponse(partner),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  sendLink: endpoint({
    ...common,
    id: 'admin.become-partner-link',
    method: 'PUT',
    path: '/admin/become-partner-link',
    summary:
      'Mails the link for the first sign-in of an approved application again: it works once, for seven days, and ends the one before',
    body: z.strictObject({ us_id: recordId.describe('Id of the partner application, which is approved') }),
    example: { us_id: 1 },
    answer: writeResponse(partner),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
