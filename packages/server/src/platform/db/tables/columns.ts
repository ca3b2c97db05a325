import type { Declared, Entity, Field, FieldKind, FieldOf, Fields, Source } from '@pravesh/contract'
import {
  type $Type,
  type AnyPgColumn,
  boolean,
  customType,
  date,
  doublePrecision,
  type HasDefault,
  integer,
  jsonb,
  type NotNull,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts'
import { dueIndexes, type ScheduledColumns } from './due-indexes.ts'

/** A timestamp, ISO 8601 with offset on both sides. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The column of each field kind, null allowed; a kind without one does not compile. */
const columns = {
  text: () => text(),
  longText: () => text(),
  markdown: () => text(),
  slug: () => text(),
  code: () => text(),
  link: () => text(),
  email: () => text(),
  integer: () => integer(),
  decimal: () => doublePrecision(),
  rupees: () => integer(),
  boolean: () => boolean(),
  date: () => date({ mode: 'string' }),
  dateTime: () => instant(),
  choice: () => text(),
  choices: () => text().array(),
  tags: () => text().array(),
  reference: () => integer(),
  references: () => integer().array(),
  rows: () => jsonb().$type<Record<string, unknown>[]>(),
  source: () => jsonb().$type<Source>(),
} satisfies { [K in FieldKind]: (f: FieldOf<K>) => unknown }

type BaseColumn<F extends Field> = ReturnType<(typeof columns)[F['kind']]>
type Column<F extends Field> = F extends { kind: 'boolean' | 'choices' | 'tags' | 'references' | 'rows' }
  ? HasDefault<NotNull<BaseColumn<F>>>
  : F extends { required: true }
    ? NotNull<BaseColumn<F>>
    : BaseColumn<F>

const record = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})
type ColumnsOf<F extends Fields> = { [K in keyof F]: Column<F[K]> } & ReturnType<typeof record>

type EntityTable = PgTable & { id: AnyPgColumn }
const byName = new Map<string, EntityTable>()
/** The table of a declared entity, by the name that fields refer to it by. */
export const getTable = (name: string): EntityTable => {
  const table = byName.get(name)
  if (!table) throw new Error(`No table is declared for "${name}"`)
  return table
}
type Builder = ReturnType<typeof text> & { array(): Builder }
const empty: Partial<Record<FieldKind, unknown>> = { boolean: false, choices: [], tags: [], references: [], rows: [] }

function column(field: Field): Builder {
  const make = columns[field.kind] as unknown as (f: Field) => Builder
  let built = make(field)
  if (field.kind === 'reference') built = built.references(() => getTable(field.to).id) as unknown as Builder
  const value = empty[field.kind]
  if (value !== undefined) return built.notNull().default(value as never) as unknown as Builder
  return field.required ? (built.notNull() as unknown as Builder) : built
}

/** The table of a declared entity. Entities that share one are given the same table. */
export function tableOf<const T extends string, F extends Fields>(table: T, ...entities: [Entity<F>, ...Entity<F>[]]) {
  const [entity] = entities
  const fields = Object.fromEntries(Object.entries(entity.fields).map(([name, f]) => [name, column(f)]))
  const build = pgTable(table, { ...record(), ...fields } as unknown as ColumnsOf<F>, (t) => {
    const columnsByName = t as unknown as Record<string, AnyPgColumn>
    const single = Object.entries(entity.fields).flatMap(([name, f]) => ('unique' in f && f.unique ? [[name]] : []))
    const due = 'publishAt' in entity.fields ? dueIndexes(table, t as unknown as ScheduledColumns) : []
    const unique = [...single, ...(entity.unique ?? [])].map((names): PgTableExtraConfigValue => {
      const [first, ...rest] = names.map((n) => columnsByName[n]) as [AnyPgColumn, ...AnyPgColumn[]]
      return uniqueIndex(`${table}_${names.join('_').toLowerCase()}_unique`).on(first, ...rest)
    })
    return [...unique, ...due]
  })
  for (const e of entities) byName.set(e.name, build as unknown as EntityTable)
  return build
}

type Worded<F extends Field> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? $Type<Column<F>, O>
  : Column<F>
type DeclaredColumn<F> = F extends Field ? (F extends { initial: string } ? HasDefault<Worded<F>> : Worded<F>) : never
/** Fields of an institute with a column of their kind: all but its parts. */
type DeclaredColumns<D> = { [K in keyof D as D[K] extends { kind: 'part' } ? never : K]: DeclaredColumn<D[K]> }

/** The columns of an institute’s declared fields. Those of its parts are hand-written next to them. */
export function declaredColumns<const D extends Declared>(fields: D): DeclaredColumns<D> {
  const built = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'part') return []
    return [[name, field.initial === undefined ? column(field) : column(field).default(field.initial)]]
  })
  return Object.fromEntries(built) as DeclaredColumns<D>
}
