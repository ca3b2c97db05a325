import { z } from 'zod'
import { emptyOf, type Field, recordId, shapeOf, type ValueOf } from '../fields/field.ts'
import type { FieldError } from './errors.ts'
import { refineWith } from './publishing.ts'
import type { listQuery } from './query.ts'

export type Fields = Readonly<Record<string, Field>>

/** The part of the operator's work that an entity belongs to: the group of the consoles' navigation. */
export type Area = 'catalogue' | 'places' | 'content' | 'exams' | 'templates'

/** Lists with records of a kind: `schools` are the listings of schools, and every other page with several. */
type PageList = 'schools' | 'colleges' | 'exams' | 'counselling' | 'careers' | 'articles' | 'courses'
/**
 * Public pages with the records of an entity, which a change invalidates: pages of their own (`one` names them) and lists; everywhere, as
 * for the name of a city or a board; or nowhere, as for texts that only administrators read.
 */
export type PublicPages = 'nowhere' | 'everywhere' | { one?: string; lists: readonly PageList[] }

export type Entity<F extends Fields = Fields> = {
  /** Its path segment under /admin. */
  name: string
  /** Singular, sentence case; the toast reads "<label> Added Successfully". */
  label: string
  plural: string
  area: Area
  /** Its table. Two names may share one table and one set of fields. */
  table: string
  shown: PublicPages
  fields: F
  /** Fields that `search` looks into. */
  search: readonly string[]
  /** Default order of a list: a field, ascending. */
  sort: string
  /** Fields with columns in the generated list. */
  columns: readonly string[]
  /** Fields that are unique together. */
  unique?: readonly (readonly string[])[]
  /** Checks beyond single fields: errors of a complete record after a write, by field. */
  check?: (record: Readonly<Record<string, unknown>>) => FieldError[]
  /** An example body that the server accepts once the references in it exist. */
  example: Readonly<Record<string, unknown>>
}

type Name<F> = keyof F & string
/** Ties the lists of field names to the fields that are declared. */
type NamesOf<F> = {
  search: readonly Name<F>[]
  sort: Name<F>
  columns: readonly Name<F>[]
  unique?: readonly (readonly Name<F>[])[]
}

/** Every list takes these for itself: a filter of such a name would be hidden. */
type ListParameter = keyof ReturnType<typeof listQuery>

/** Declares a plain catalogue: from here come its table, endpoints, OpenAPI, data provider and screens. */
export function defineEntity<const F extends Fields>(
  entity: Entity<F> &
    NamesOf<F> & { fields: { [K in ListParameter]?: never }; example: { [K in keyof F]?: ValueOf<F[K]> } },
): Entity<F> {
  return entity
}

const audit = {
  createdAt: z.iso.datetime({ offset: true }).describe('When it was made: ISO 8601, in UTC'),
  updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
}

/** A record as answered: id, every field, and when it was made and last changed. */
export function recordSchema(entity: Entity) {
  return z.strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...shapeOf(entity.fields),
    ...audit,
  })
}
/** A create's body: required fields must be there, the others default to empty. It passes the check of the entity. */
export function createSchema(entity: Entity) {
  const shape = Object.entries(shapeOf(entity.fields)).map(([name, schema]) => {
    const field = entity.fields[name] as Field
    return [name, field.required ? schema : schema.default(() => emptyOf(field))]
  })
  const { check } = entity
  const schema = z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>)
  return check ? schema.superRefine(refineWith(check)) : schema
}
/** An update's body: the id, `updatedAt` of the record as it was read, and the fields to change. */
export function updateSchema(entity: Entity) {
  return z.strictObject({
    id: recordId.describe('Id of the record that is meant'),
    updatedAt: audit.updatedAt.describe(
      '`updatedAt` as you read it: the write is refused with CONFLICT where the record has changed since',
    ),
    ...z.object(shapeOf(entity.fields)).partial().shape,
  })
}
type Sourced = { source?: unknown }
/**
 * A declared record, or some of its fields, as everybody may read it: a figure is empty where the field that names its source
 * is; of rows that have sources, those stay for which one is named, by themselves or for the whole record (`source`).
 */
export function publicRecord<R extends Readonly<Record<string, unknown>>>(entity: Entity, record: R): R {
  const sourceOfRow = (row: Sourced) => row.source ?? record.source ?? null
  const left = Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
    if (!(name in record)) return []
    if (field.sourceIn) return record[field.sourceIn] ? [] : [[name, emptyOf(field)]]
    if (field.kind !== 'rows' || field.of.source?.kind !== 'source') return []
    const rows = record[name] as readonly Sourced[]
    return [[name, rows.flatMap((row) => (sourceOfRow(row) ? [{ ...row, source: sourceOfRow(row) }] : []))]]
  })
  return { ...record, ...Object.fromEntries(left) }
}
/** The label of a field: its own, or its name in sentence case. */
export function labelOf(name: string, field: Field): string {
  if (field.label) return field.label
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
/** The field that names a record: the first text among its columns, else the first column. */
export const nameFieldOf = ({ columns, fields }: Entity): string =>
  columns.find((name) => fields[name]?.kind === 'text') ?? columns[0] ?? 'id'
