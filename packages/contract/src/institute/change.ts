import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../envelope.ts'
import { recordId } from '../field.ts'
import { idNumber, partQuery, partTimes } from './part.ts'
import { instituteTypes } from './type.ts'

/** Actions of the change log; `published` and `unpublished` are those of the schedule. */
export const changeActions = ['added', 'changed', 'deleted', 'published', 'unpublished'] as const
/** Who of the staff changed what of a school or college. Written once; it stays when the institute is gone. */
export const instituteChange = z
  .strictObject({
    id: recordId,
    instituteType: z.enum(instituteTypes),
    instituteId: recordId,
    action: z.enum(changeActions),
    realm: z.enum(['admin', 'buyer']),
    account: recordId.nullable(),
    by: z.string(),
    /** The fields that changed; of those by which the institute is known, as they were and as they became. */
    fields: z.array(
      z.strictObject({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
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
    summary: 'Who changed what of schools and colleges, newest first; search looks into names of people and of fields',
    query: partQuery(['id', 'createdAt', 'updatedAt'], {
      instituteType: z.enum(instituteTypes).optional(),
      instituteId: idNumber.optional(),
      realm: z.enum(['admin', 'buyer']).optional(),
      action: z.enum(changeActions).optional(),
    }),
    answer: listOf(instituteChange),
  }),
}
