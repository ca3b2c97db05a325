import { z } from 'zod'
import { entities } from '../../catalogue/index.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'

const binTag: Tag = {
  name: 'Bin',
  audience: 'administrators',
  description: 'Institutes and catalogue records that were deleted or merged, as long as they can be restored.',
}

/** Days for which a deleted record can be restored, and a merge taken back. */
export const binDays = 30
/** Kinds of records in the bin: institutes, and the catalogues by name. */
const binKinds = [...instituteTypes, ...entities.map(({ name }) => name)] as [string, ...string[]]

const binItem = z
  .strictObject({
    id: recordId.describe('Id of the entry in the bin'),
    kind: z.enum(binKinds).describe('school, college, or the catalogue of the record by the name of its path'),
    record: recordId.describe('Id that the record had, and has again once it is restored'),
    name: z.string().describe('Name of the record when it was deleted'),
    url: z.string().nullable().describe('Slug of its page; null where it had none'),
    parts: z.int().describe('How many rows of its own went with it: fees, courses, pictures and the like'),
    mergedInto: recordId.nullable().describe('Id of the institute that it was merged into; null where it was deleted'),
    mergedIntoName: z.string().nullable().describe('Name of that institute; null where it is gone, too'),
    by: z.string().describe('User name of who deleted or merged it'),
    createdAt: dateTimeText.describe('When it was deleted or merged: ISO 8601, in UTC'),
    until: dateTimeText.describe('Until when it can be restored: ISO 8601, in UTC'),
  })
  .meta({ id: 'BinItem' })
export type BinItem = z.output<typeof binItem>

const common = { realm: 'admin', access: operatorAccess.catalogue, owner: 'any', tag: binTag, status: 200 } as const

export const binEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.bin.list',
    method: 'GET',
    path: '/admin/bin',
    summary: `Records that were deleted or merged within ${binDays} days, newest first; search looks into their names`,
    query: partQuery(['id', 'createdAt', 'name'], {
      kind: z.enum(binKinds).optional().describe('Only those of this kind: school, college, or a catalogue'),
      merged: flag.optional().describe('true: only merged ones; false: only deleted ones'),
    }),
    answer: listOf(binItem),
  }),
  restore: endpoint({
    ...common,
    id: 'admin.bin.restore',
    method: 'POST',
    path: '/admin/bin/:id/restore',
    summary:
      'Restores a deleted record with its own rows, or takes a merge back: what followed to the kept institute returns, and so do the fields that nobody changed since. CONFLICT where it does not fit any more',
    params: z.strictObject({ id: idNumber.describe('Id of the entry in the bin') }),
    answer: writeResponse(
      z
        .strictObject({
          kind: z.enum(binKinds).describe('Kind of the restored record'),
          record: recordId.describe('Id of the restored record'),
          kept: z
            .array(z.string())
            .describe('Fields of the kept institute that were changed since the merge and stay as they are'),
        })
        .meta({ id: 'RestoredRecord' }),
    ),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
