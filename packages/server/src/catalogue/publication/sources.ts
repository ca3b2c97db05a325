import {
  type Entity,
  type InstituteType,
  nameFieldOf,
  type PublicPages,
  publishedEntities,
  type ScheduledAction,
} from '@pravesh/contract'
import { type AnyPgColumn, getTableColumns, type PgTable, type SQL, sql } from '../../platform/db/drizzle.ts'
import { college, school } from '../../platform/db/tables.ts'
import { institutePages } from '../../platform/invalidation/tags.ts'
import { columnsOf, tableOfEntity } from '../records/tables.ts'
import { columnOf } from '../records/where.ts'

type SourceColumns = Record<'id' | 'name' | 'status' | 'publishAt' | 'unpublishAt' | 'updatedAt', AnyPgColumn>

/** A kind of records that are published: its table and its change log. */
export type PublicationSource = {
  /** Name of the consoles' resource. */
  kind: string
  table: PgTable
  columns: SourceColumns
  publicPages: PublicPages
} & ({ type: 'institute'; instituteType: InstituteType } | { type: 'catalogue'; entity: Entity })

function instituteSource(kind: string, instituteType: InstituteType): PublicationSource {
  const table = instituteType === 'school' ? school : college
  const columns: SourceColumns = getTableColumns(table)
  return { type: 'institute', kind, instituteType, table, columns, publicPages: institutePages[instituteType] }
}
function catalogueSource(entity: Entity): PublicationSource {
  const all = columnsOf(entity)
  const columns = {
    id: columnOf(all, 'id'),
    name: columnOf(all, nameFieldOf(entity)),
    status: columnOf(all, 'status'),
    publishAt: columnOf(all, 'publishAt'),
    unpublishAt: columnOf(all, 'unpublishAt'),
    updatedAt: columnOf(all, 'updatedAt'),
  }
  return {
    type: 'catalogue',
    kind: entity.name,
    entity,
    table: tableOfEntity(entity),
    columns,
    publicPages: entity.shown,
  }
}

/** Every kind of records that are published. */
export const publicationSources: readonly PublicationSource[] = [
  instituteSource('schools', 'school'),
  instituteSource('colleges', 'college'),
  ...publishedEntities.map(catalogueSource),
]

/** Records that wait for this action. The conditions are those of the partial indexes, in literals: a parameter would not match them. */
export function waitsFor(action: ScheduledAction, { status, unpublishAt }: SourceColumns): SQL {
  if (action === 'publish') return sql`${status} = 'scheduled'`
  return sql`${unpublishAt} is not null and ${status} in ('scheduled', 'published')`
}
/** The column with the time of an action. */
export const timeOf = (action: ScheduledAction, { publishAt, unpublishAt }: SourceColumns): AnyPgColumn =>
  action === 'publish' ? publishAt : unpublishAt

/** Records whose time has come. */
export function isDue(action: ScheduledAction, columns: SourceColumns): SQL {
  const status = action === 'publish' ? sql`'scheduled'` : sql`'published'`
  return sql`${columns.status} = ${status} and ${timeOf(action, columns)} <= now()`
}
