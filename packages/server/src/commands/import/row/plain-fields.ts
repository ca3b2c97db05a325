import {
  collegeFields,
  type DeclaredField,
  type NamesWith,
  type NoteCode,
  namesWhere,
  schoolFields,
} from '@pravesh/contract'

type PlainField = { import: 'plain' }
/** Declared fields that a register's cell fills directly: the rest has cleaning of its own. */
type PlainName = NamesWith<typeof schoolFields, PlainField> | NamesWith<typeof collegeFields, PlainField>
const isPlain = (field: DeclaredField) => field.import === 'plain'
export const plainNames: Readonly<Record<'school' | 'college', readonly PlainName[]>> = {
  school: namesWhere<typeof schoolFields, PlainField>(schoolFields, isPlain),
  college: namesWhere<typeof collegeFields, PlainField>(collegeFields, isPlain),
}
export const allPlainNames = [...plainNames.school, ...plainNames.college]

const declared: Readonly<Record<PlainName, DeclaredField>> = { ...schoolFields, ...collegeFields }
export type PlainValues = { [K in PlainName]: string | number | null }

const wholeNumber = /^\d{1,6}$/
/** The value of a cell by the field's kind; `meaningValue` is its word in our catalogue. Null where it is no value of the field. */
function plainValueOf(
  field: DeclaredField,
  cell: string | undefined,
  meaningValue: string | null,
): string | number | null {
  if (!cell) return null
  if (field.kind === 'choice') return meaningValue && field.options.includes(meaningValue) ? meaningValue : null
  if (field.kind === 'code') return field.pattern.test(cell) ? cell : null
  if (field.kind !== 'integer') return cell
  return wholeNumber.test(cell) && Number(cell) <= (field.max ?? 0) ? Number(cell) : null
}
/** Why the cell of a plain field is left out. */
export function plainNoteOf(name: PlainName): NoteCode {
  const { kind } = declared[name]
  if (kind === 'choice') return 'choice'
  return kind === 'integer' ? 'number' : 'format'
}
/** The plain fields of a register's row. */
export function plainValues(
  cells: { [K in PlainName]?: string },
  meaning: (name: PlainName) => string | null,
): PlainValues {
  const entries = allPlainNames.map((name) => [name, plainValueOf(declared[name], cells[name], meaning(name))])
  return Object.fromEntries(entries) as PlainValues
}

/** Its column in the database, with its type there. */
export const plainColumn = (name: PlainName): readonly [column: string, type: string] => [
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  declared[name].kind === 'integer' ? 'int' : 'text',
]
