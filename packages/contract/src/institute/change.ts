import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { daysInOrder } from '../fields/day-range.ts'
import { dateText, recordId } from '../fields/field.ts'
import { partTimes } from './parts/part.ts'
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
    action: z.enum(['added', 'changed', 'deleted']),
    /** Absent for a table of fees, which is replaced as a whole. */
    id: recordId.optional(),
    /** The record's title: a question, the title of an award, the session of a fee table. */
    title: z.string().optional(),
  })
  .meta({ id: 'PartChange' })
export type PartChange = z.output<typeof partChange>

/** A staff change of a school or college. Append-only; it stays after the institute is deleted. */
const instituteChange = z
  .strictObject({
    id: recordId,
    instituteType: z.enum(instituteTypes),
    /** Null of an export or import, which is of many. */
    instituteId: recordId.nullable(),
    action: z.enum(changeActions),
    realm: z.enum(['admin', 'buyer']),
    account: recordId.nullable(),
    by: z.string(),
    /**
     * The fields that changed; of those by which the institute is known, as they were and as they became. A change of a part has the
     * kind of part as its name. Of an export: `filter`, `rows` and `finished`, each with its value. Of an import: `file`, `created`, `updated`,
     * `rejected` and `finished`.
     */
    fields: z.array(
      z.strictObject({
        name: z.string(),
        before: z.unknown().optional(),
        after: z.unknown().optional(),
        part: partChange.optional(),
      }),
    ),
    /** The proposal of the institute that was accepted by it. */
    proposal: recordId.nullable(),
    ...partTimes,
  })
  .meta({ id: 'InstituteChange' })
export type InstituteChange = z.output<typeof instituteChange>

export const instituteChangeEndpoints = {
  list: endpoint({
    realm: 'admin',
    owner: 'any',
    tag: 'Proposals',
    status: 200,
    id: 'admin.institute-changes',
    method: 'GET',
    path: '/admin/institute-changes',
    summary:
      'Who changed what of schools, colleges and their parts, newest first; search looks into names of people, fields and parts',
    query: partQuery(['id', 'createdAt', 'updatedAt'], {
      instituteType: z.enum(instituteTypes).optional(),
      instituteId: idNumber.optional(),
      realm: z.enum(['admin', 'buyer']).optional(),
      action: z.enum(changeActions).optional(),
      /** Days in India on which the change was made, both included. */
      date1: dateText.optional(),
      date2: dateText.optional(),
    }).superRefine(daysInOrder),
    answer: listOf(instituteChange),
  }),
}
