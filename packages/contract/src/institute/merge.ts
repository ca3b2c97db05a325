import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../endpoint/envelope.ts'
import { wholeNumber } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import type { Tag } from '../endpoint/tag.ts'
import { recordId } from '../fields/field.ts'
import { instituteTypes } from './type.ts'

const mergesTag: Tag = {
  name: 'Merges',
  audience: 'administrators',
  description: 'Two records of the same school or college become one.',
}

const number = wholeNumber(1, 2_147_483_647)
const count = (of: string) => z.int().describe(`How many ${of}`)

/** What a merge does to records besides the two institutes. */
const mergePreview = z
  .strictObject({
    follow: z
      .strictObject({
        enquiries: count('enquiries follow'),
        applications: count('applications follow'),
        reviews: count('reviews follow'),
        logins: count('people of the institute follow'),
        partnerApplications: count('partner applications follow'),
      })
      .describe('Records of other people that follow from the duplicate to the institute that is kept'),
    blocked: z
      .strictObject({
        applications: count('families have an open application at both'),
        reviews: count('families wrote a review of both'),
      })
      .describe('What must be decided on first: with any of these the merge is refused'),
    parts: z
      .array(
        z.strictObject({
          part: z.string().describe('Table of the parts, such as faq or school_fee'),
          kept: count('the kept institute has'),
          duplicate: count('the duplicate has'),
        }),
      )
      .describe('Parts that either has; those of the duplicate follow where the kept institute has none of the kind'),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.output<typeof mergePreview>

const pair = {
  instituteType: z.enum(instituteTypes).describe('Whether both are schools or colleges'),
}
const common = { realm: 'admin', access: operatorAccess.catalogue, owner: 'any', tag: mergesTag, status: 200 } as const

export const mergeEndpoints = {
  preview: endpoint({
    ...common,
    id: 'admin.merges.preview',
    method: 'GET',
    path: '/admin/merges',
    summary: 'What follows where two institutes are merged, and what prevents it',
    query: z.strictObject({
      ...pair,
      keep: number.describe('Id of the institute that is kept'),
      duplicate: number.describe('Id of the institute that goes'),
    }),
    answer: oneOf(mergePreview),
    errors: ['NOT_FOUND', 'INVALID'],
  }),
  create: endpoint({
    ...common,
    id: 'admin.merges.create',
    method: 'POST',
    path: '/admin/merges',
    summary:
      'Merges a duplicate into an institute: enquiries, applications, reviews and people follow, its address leads to the kept one, and the named fields are taken over. It can be taken back from the bin. IN_USE where a family has an open application at both or reviewed both; CONFLICT where either was changed since it was read',
    body: z
      .strictObject({
        ...pair,
        keep: recordId.describe('Id of the institute that is kept'),
        keepVersion: z.int().min(1).describe('Its version, as it was read'),
        duplicate: recordId.describe('Id of the institute that goes'),
        duplicateVersion: z.int().min(1).describe('Its version, as it was read'),
        fields: z
          .array(z.string().regex(/^[a-zA-Z]{1,40}$/))
          .max(100)
          .describe('Names of the fields whose value is taken from the duplicate'),
      })
      .meta({ id: 'MergeBody' }),
    example: { instituteType: 'school', keep: 1, keepVersion: 1, duplicate: 2, duplicateVersion: 1, fields: [] },
    answer: writeResponse(z.strictObject({ id: recordId.describe('Id of the institute that is kept') })),
    errors: ['NOT_FOUND', 'CONFLICT', 'IN_USE'],
  }),
}
