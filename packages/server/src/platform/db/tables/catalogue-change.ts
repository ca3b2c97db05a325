import type { CatalogueChange } from '@pravesh/contract'
import { index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts'
import { instant } from './columns.ts'
import { falling } from './orders.ts'

/** Change log of the declared catalogues. It has no foreign key: an entry outlives its record and its author. */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    entity: text().notNull(),
    record: integer().notNull(),
    recordName: text().notNull(),
    action: text().$type<CatalogueChange['action']>().notNull(),
    fields: jsonb().$type<CatalogueChange['fields']>().notNull().default([]),
    realm: text().$type<CatalogueChange['realm']>().notNull(),
    account: integer(),
    by: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('catalogue_change_record').on(t.entity, t.record, falling(t.id))],
)
