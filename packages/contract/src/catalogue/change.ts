import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { dateTimeText, recordId } from '../fields/field.ts'
import { entities } from './index.ts'

const entityNames = entities.map(({ name }) => name) as [string, ...string[]]

/** Actions of a change log entry. A save that changes whether a record is public is `published` or `unpublished`. */
export const catalogueChangeActions = ['added', 'changed', 'deleted', 'published', 'unpublished'] as const

/** An entry of the change log of declared catalogues. It outlives its record. */
const catalogueChange = z
  .strictObject({
    id: recordId,
    entity: z.enum(entityNames),
    record: recordId,
    /** Name of the record at the time: a deleted one has no other. */
    recordName: z.string(),
    action: z.enum(catalogueChangeActions),
    /**
     * The changed fields with their values before and after; empty for a new or a deleted record. A field whose values are too long, or
     * that was changed before values were saved, has its name alone.
     */
    fields: z.array(
      z
        .strictObject({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })
        .meta({ id: 'CatalogueFieldChange' }),
    ),
    realm: z.enum(['admin', 'buyer']),
    account: recordId.nullable(),
    by: z.string(),
    createdAt: dateTimeText,
  })
  .meta({ id: 'CatalogueChange' })
export type CatalogueChange = z.output<typeof catalogueChange>

export const catalogueChangeEndpoints = {
  list: endpoint({
    realm: 'admin',
    owner: 'any',
    tag: 'Catalogue',
    status: 200,
    id: 'admin.catalogue-changes',
    method: 'GET',
    path: '/admin/catalogue-changes',
    summary: 'Changes of catalogue records, newest first; search looks into names of people, records and fields',
    query: partQuery(['id', 'createdAt'], {
      entity: z.enum(entityNames).optional(),
      record: idNumber.optional(),
      action: z.enum(catalogueChangeActions).optional(),
    }),
    answer: listOf(catalogueChange),
  }),
}
