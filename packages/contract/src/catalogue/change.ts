import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import { dateTimeText, recordId } from '../fields/field.ts'
import { catalogueTag } from './endpoints.ts'
import { entities } from './index.ts'

const entityNames = entities.map(({ name }) => name) as [string, ...string[]]

/** Actions of a change log entry. A save that changes whether a record is public is `published` or `unpublished`. */
export const catalogueChangeActions = ['added', 'changed', 'deleted', 'published', 'unpublished', 'restored'] as const

/** An entry of the change log of declared catalogues. It outlives its record. */
const catalogueChange = z
  .strictObject({
    id: recordId.describe('Id of the entry'),
    entity: z.enum(entityNames).describe('Catalogue of the record, by the name of its path'),
    record: recordId.describe('Id of the record, which may be deleted since'),
    recordName: z.string().describe('Name of the record at the time of the change'),
    action: z
      .enum(catalogueChangeActions)
      .describe(
        'added, changed or deleted; published where the change made the record public, unpublished where it took it off; restored: from the bin',
      ),
    /**
     * The changed fields with their values before and after; empty for a new or a deleted record. A field whose values are too long, or
     * that was changed before values were saved, has its name alone.
     */
    fields: z
      .array(
        z
          .strictObject({
            name: z.string().describe('Name of the field'),
            before: z
              .unknown()
              .optional()
              .describe('Value before the change; absent where the values are too long for the log, or older than it'),
            after: z
              .unknown()
              .optional()
              .describe('Value after the change; absent where the values are too long for the log, or older than it'),
          })
          .meta({ id: 'CatalogueFieldChange' }),
      )
      .describe('The changed fields; empty where the record was added or deleted'),
    realm: z.enum(['admin', 'buyer']).describe('Kind of account of the author: admin, an administrator'),
    account: recordId
      .nullable()
      .describe('Account of the author; null where Pravesh made the change and no person is known'),
    by: z.string().describe('User name of the author at the time of the change'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'CatalogueChange' })
export type CatalogueChange = z.output<typeof catalogueChange>

export const catalogueChangeEndpoints = {
  list: endpoint({
    realm: 'admin',
    access: operatorAccess.catalogue,
    owner: 'any',
    tag: catalogueTag,
    status: 200,
    id: 'admin.catalogue-changes',
    method: 'GET',
    path: '/admin/catalogue-changes',
    summary: 'Changes of catalogue records, newest first; search looks into names of people, records and fields',
    query: partQuery(['id', 'createdAt'], {
      entity: z.enum(entityNames).optional().describe('Only changes of records of this catalogue'),
      record: idNumber.optional().describe('Only changes of the record with this id; goes with `entity`'),
      action: z
        .enum(catalogueChangeActions)
        .optional()
        .describe('Only changes of this kind: added, changed, deleted, published, unpublished or restored'),
    }),
    answer: listOf(catalogueChange),
  }),
}
