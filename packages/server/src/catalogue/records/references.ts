import { collegeFields, type Declared, type Entity, entities, type FieldError, schoolFields } from '@pravesh/contract'
import {
  type AnyPgColumn,
  and,
  arrayOverlaps,
  eq,
  getTableColumns,
  inArray,
  type PgTable,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import {
  application,
  award,
  cartItem,
  college,
  collegeOffer,
  collegePlacement,
  school,
  shortlist,
} from '../../platform/db/tables.ts'
import { columnsOf, tableOfEntity } from './tables.ts'
import { assertUnused, type Use } from './uses.ts'

/** A column that holds ids of a table: one, or a list of them. */
type Holder = { table: PgTable; column: AnyPgColumn; list: boolean; singular: string; plural: string }

const entityCalled = (name: string): Entity => {
  const entity = entities.find((e) => e.name === name)
  if (!entity) throw new Error(`Nothing is declared as ${name}`)
  return entity
}
/** Declared reference fields with their targets. */
const referring = (fields: Declared) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'references'
      ? [{ name, list: field.kind === 'references', target: entityCalled(field.to) }]
      : [],
  )
function declaredHoldersOf(fields: Declared, table: PgTable, singular: string, plural: string): [string, Holder][] {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table)
  return referring(fields).flatMap(({ name, list, target }) => {
    const column = columns[name]
    return column ? [[target.table, { table, column, list, singular, plural }]] : []
  })
}

const institutes: [string, Holder][] = [
  ...declaredHoldersOf(schoolFields, school, 'school', 'schools'),
  ...declaredHoldersOf(collegeFields, college, 'college', 'colleges'),
  [
    'course',
    {
      table: collegeOffer,
      column: collegeOffer.course,
      list: false,
      singular: 'course of a college',
      plural: 'courses of colleges',
    },
  ],
  ['course', { table: award, column: award.course_id, list: false, singular: 'award', plural: 'awards' }],
  [
    'course',
    {
      table: collegePlacement,
      column: collegePlacement.course,
      list: false,
      singular: 'placement',
      plural: 'placements',
    },
  ],
  [
    'placement_company',
    {
      table: collegePlacement,
      column: collegePlacement.recruiters,
      list: true,
      singular: 'placement',
      plural: 'placements',
    },
  ],
  [
    'specialization',
    {
      table: collegeOffer,
      column: collegeOffer.specializations,
      list: true,
      singular: 'course of a college',
      plural: 'courses of colleges',
    },
  ],
  [
    'course_level',
    {
      table: collegeOffer,
      column: collegeOffer.level,
      list: false,
      singular: 'course of a college',
      plural: 'courses of colleges',
    },
  ],
  [
    'course_delivery',
    {
      table: collegeOffer,
      column: collegeOffer.delivery,
      list: false,
      singular: 'course of a college',
      plural: 'courses of colleges',
    },
  ],
  [
    'exam',
    {
      table: collegeOffer,
      column: collegeOffer.exams,
      list: true,
      singular: 'course of a college',
      plural: 'courses of colleges',
    },
  ],
]

/** Courses that families apply for. */
const familyHolders: [string, Holder][] = (
  [
    [application, 'application', 'applications'],
    [shortlist, 'entry of a shortlist', 'entries of shortlists'],
    [cartItem, 'fee in a cart', 'fees in carts'],
  ] as const
).flatMap(([table, singular, plural]): [string, Holder][] => [
  ['course', { table, column: table.course, list: false, singular, plural }],
  ['specialization', { table, column: table.specialization, list: false, singular, plural }],
])

let holders: Map<string, Holder[]> | undefined
/** Everything that can refer to a table, from the declarations and from the institutes. */
function holdersOf(table: string): Holder[] {
  if (!holders) {
    holders = new Map()
    const add = (to: string, holder: Holder) => holders?.set(to, [...(holders.get(to) ?? []), holder])
    const seen = new Set<string>()
    for (const entity of entities) {
      if (seen.has(entity.table)) continue
      seen.add(entity.table)
      for (const [name, field] of Object.entries(entity.fields)) {
        if (field.kind !== 'reference' && field.kind !== 'references') continue
        const target = entities.find((e) => e.name === field.to)
        const column = columnsOf(entity)[name]
        if (!target || !column) throw new Error(`${entity.name}.${name} refers to nothing`)
        add(target.table, {
          table: tableOfEntity(entity),
          column,
          list: field.kind === 'references',
          singular: entity.label.toLowerCase(),
          plural: entity.plural.toLowerCase(),
        })
      }
    }
    for (const [to, holder] of [...institutes, ...familyHolders]) add(to, holder)
  }
  return holders.get(table) ?? []
}

/** Throws IN_USE with the count where records still refer to one of these. */
export async function assertUnreferenced(tx: Db | Tx, entity: Entity, ids: readonly number[]): Promise<void> {
  const { id } = columnsOf(entity)
  // A concurrent insert of a reference waits, and then finds the record deleted.
  await tx
    .select({ one: sql`1` })
    .from(tableOfEntity(entity))
    .where(inArray(id as AnyPgColumn, [...ids]))
    .for('update')
  const uses: Use[] = []
  for (const { table, column, list, singular, plural } of holdersOf(entity.table)) {
    const condition: SQL = list ? arrayOverlaps(column, [...ids]) : inArray(column, [...ids])
    uses.push([singular, plural, await tx.$count(table, condition)])
  }
  assertUnused(uses)
}

/** Checks that the records named by `references` exist: the database checks single references only. */
export async function missingReferences(
  tx: Db | Tx,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [name, field] of Object.entries(entity.fields)) {
    const ids = values[name]
    if (field.kind !== 'references' || !Array.isArray(ids) || ids.length === 0) continue
    const target = entities.find((e) => e.name === field.to)
    if (!target) continue
    errors.push(...(await missingIds(tx, target, name, ids as number[])))
  }
  return errors
}
/** The same of an institute’s declared fields. Its state, city and location are checked together, as its place. */
export async function missingDeclared(
  tx: Db | Tx,
  fields: Declared,
  values: Readonly<Record<string, unknown>>,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  // Lists are spoken of first.
  for (const { name, target } of referring(fields).toSorted((a, b) => Number(b.list) - Number(a.list))) {
    const ids = [values[name]].flat().filter((id) => typeof id === 'number')
    if (target.area !== 'places' || name === 'country') errors.push(...(await missingIds(tx, target, name, ids)))
  }
  return errors
}
/** An error for a field whose ids are not all records of the entity; with `published`, of those that everybody may know of. */
export async function missingIds(
  tx: Db | Tx,
  target: Entity,
  field: string,
  ids: readonly number[],
  scope: 'all' | 'published' = 'all',
): Promise<FieldError[]> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return []
  const { id, status } = columnsOf(target) as { id: AnyPgColumn; status?: AnyPgColumn }
  const found = await tx
    .select({ id: sql<number>`${id}` })
    .from(tableOfEntity(target))
    .where(and(inArray(id, uniqueIds), scope === 'published' && status ? eq(status, 'published') : undefined))
    .for('key share')
  const missing = uniqueIds.filter((w) => !found.some((f) => f.id === w))
  return missing.length > 0
    ? [{ field, message: `No ${target.label.toLowerCase()} has id ${missing.slice(0, 5).join(', ')}` }]
    : []
}
