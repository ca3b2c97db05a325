import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import { daysInOrder } from '../fields/day-range.ts'
import { dateText, recordId } from '../fields/field.ts'
import { partTimes } from './parts/part.ts'
import { proposalsTag } from './proposal.ts'
import type { OwnParts } from './removal.ts'
import { instituteTypes } from './type.ts'

/** Actions of the change log; `published` and `unpublished` are those of the schedule, `exported` is of a whole list, `imported` of a file. */
export const changeActions = [
  'added',
  'changed',
  'deleted',
  'published',
  'unpublished',
  'exported',
  'imported',
  'merged',
  'restored',
] as const
/** The parts of an institute that are written by calls of their own. */
export const partKinds = [
  'fees',
  'courses',
  'contacts',
  'sections',
  'faqs',
  'media',
  'placements',
  'awards',
] as const satisfies readonly (keyof OwnParts)[]
export type PartKind = (typeof partKinds)[number]
/** A record among the parts of an institute, and its action. */
const partChange = z
  .strictObject({
    action: z.enum(['added', 'changed', 'deleted']).describe('added, changed or deleted'),
    id: recordId
      .optional()
      .describe('Id of the part; absent for fees, whose table of a session is replaced as a whole'),
    title: z
      .string()
      .optional()
      .describe('The part in words: a question, a title, a campus, a course, a year, the session of a table of fees'),
  })
  .meta({ id: 'PartChange' })
export type PartChange = z.output<typeof partChange>

/** A staff change of a school or college. Append-only; it stays after the institute is deleted. */
const instituteChange = z
  .strictObject({
    id: recordId.describe('Id of the line'),
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId
      .nullable()
      .describe(
        'Id of the school or college; `instituteType` says which of the two; null of an export, which is of many',
      ),
    action: z
      .enum(changeActions)
      .describe(
        'added, changed or deleted; published or unpublished by its schedule; exported: rows of the list were saved as a file; imported: from a file; merged: with its duplicate, or into another; restored: from the bin',
      ),
    realm: z
      .enum(['admin', 'buyer'])
      .describe('Who changed it: admin, an administrator; buyer, the institute’s own login'),
    account: recordId.nullable().describe('Account of who changed it; null where Pravesh did and no person is known'),
    by: z.string().describe('User name or address of who changed it, as it was then'),
    /**
     * The fields that changed; of those by which the institute is known, as they were and as they became. A change of a part has the
     * kind of part as its name. Of an export: `filter`, `rows` and `finished`, each with its value. Of an import: `file`, `created`, `updated`,
     * `rejected` and `finished`.
     */
    fields: z
      .array(
        z.strictObject({
          name: z
            .string()
            .describe(
              'Name of the field; of a part its kind: fees, courses, contacts, sections, faqs, media, placements or awards',
            ),
          before: z.unknown().optional().describe('Value before; of fields by which the institute is known alone'),
          after: z.unknown().optional().describe('Value after; of fields by which the institute is known alone'),
          part: partChange
            .optional()
            .describe('Which part was written, and what happened to it; absent where a field changed'),
        }),
      )
      .describe(
        'The fields that changed, and the parts. Changes of other fields and of parts by one login within an hour are one line',
      ),
    proposal: recordId
      .nullable()
      .describe('Id of the institute’s proposal that was accepted by it; null for all other changes'),
    ...partTimes,
  })
  .meta({ id: 'InstituteChange' })
export type InstituteChange = z.output<typeof instituteChange>

export const instituteChangeEndpoints = {
  list: endpoint({
    realm: 'admin',
    access: operatorAccess.catalogue,
    owner: 'any',
    tag: proposalsTag,
    status: 200,
    id: 'admin.institute-changes',
    method: 'GET',
    path: '/admin/institute-changes',
    summary:
      'Who changed what of schools, colleges and their parts, newest first; search looks into names of people, fields and parts',
    query: partQuery(['id', 'createdAt', 'updatedAt'], {
      instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
      instituteId: idNumber
        .optional()
        .describe(
          'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
        ),
      realm: z
        .enum(['admin', 'buyer'])
        .optional()
        .describe('Only changes of administrators (admin), or of institutes’ logins (buyer)'),
      action: z
        .enum(changeActions)
        .optional()
        .describe(
          'Only changes of this kind: added, changed, deleted, published, unpublished, exported, imported, merged or restored',
        ),
      /** Days in India on which the change was made, both included. */
      date1: dateText.optional().describe('First day of the changes, in India').meta({ example: '2026-11-01' }),
      date2: dateText.optional().describe('Last day of the changes, in India').meta({ example: '2026-11-30' }),
    }).superRefine(daysInOrder),
    answer: listOf(instituteChange),
  }),
}
