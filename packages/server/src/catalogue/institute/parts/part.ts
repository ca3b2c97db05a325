import type { FieldError, PartKind } from '@pravesh/contract'
import { type AnyPgColumn, eq, type PgTable, type SQL } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type Columns, columnOf } from '../../records/where.ts'
import type { Institute } from '../institute.ts'

export type Values = Record<string, unknown>
/** A kind of ordered record that belongs to one institute. `columns` are those of its table. */
export type Part = {
  /** Its kind in the change log. */
  kind: PartKind
  /** Fields by which people know a record, best first: the change log names it by the first that is filled. */
  titleFields: readonly string[]
  table: PgTable
  columns: Columns
  /** "Award": the toast reads "<label> Added Successfully". */
  label: string
  search: readonly (AnyPgColumn | SQL)[]
  /** Computed fields of an answer. */
  computed?: Readonly<Record<string, SQL>>
  /** Checks beyond the schema; `after` is the record after the write, `input` the written fields. */
  check?: (tx: Tx, institute: Institute, after: Values, input: Values) => Promise<FieldError[]>
  /** Runs in the same transaction after every write. */
  changed?: (tx: Tx, institute: Institute) => Promise<void>
}

/** The parts of one kind that an institute has. */
export const ownedBy = (part: Part, { type, id }: Institute): SQL => eq(columnOf(part.columns, type), id)
