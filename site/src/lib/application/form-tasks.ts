/**
 * The type of one question of a long form. `course` and `specialization` offer the courses of the row's college; `choice` offers
 * `options`; `boxes` takes several of them; `documents` those of the vault. A `tick` is sent where it is set; a `consent` is sent either
 * way, so that it can be withdrawn, but its section stays open without it.
 */
export type TaskField = {
  name: string
  kind:
    | 'text'
    | 'long'
    | 'email'
    | 'mobile'
    | 'pincode'
    | 'year'
    | 'number'
    | 'birth'
    | 'choice'
    | 'class'
    | 'yes'
    | 'tick'
    | 'consent'
    | 'boxes'
    | 'documents'
    | 'college'
    | 'course'
    | 'specialization'
  /** The key of its texts, where another field of the same name has others. */
  words?: string
  /** Other words while a box of the row is ticked. */
  wordsIf?: { ticked: string; words: string }
  /** Hidden while this box of the row is ticked. */
  unless?: string
  optional?: true
  /** Health, caste category, disability or income: it is never stored in a browser. */
  sensitive?: true
  most?: number
  /** Names of the catalogue that are suggested for a text: schools, states, the cities of the state next to it. */
  suggest?: 'school' | 'state' | 'city'
  /** The values of a choice, and the group of their labels in the domain `choices`. */
  options?: readonly string[]
  group?: string
}
/**
 * A section of a long form, one page. On the wire `one` is an object under its name, `many` a list of objects, and the fields of `flat`
 * are siblings in the form itself. `ordered`: the position in the list is sent as `priority`.
 */
export type Task = {
  name: string
  kind: 'one' | 'many' | 'flat'
  fields: readonly TaskField[]
  /** How many rows there may be. */
  most?: number
  ordered?: true
  /** Left empty by most. */
  optional?: true
}
/** Values of one row of a section: texts, numbers, booleans, lists; null without input. */
export type SectionRow = Record<string, unknown>
/** A section as it crosses the wire: by the names of the form's own fields. */
export type Section = Record<string, unknown>

const isRow = (value: unknown): value is SectionRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Whether a question has no answer. "No" is one, a box that is not ticked is none. */
const isBlank = ({ name, kind }: TaskField, row: SectionRow): boolean => {
  const value = row[name]
  if (value === false) return kind !== 'yes'
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The part of a record that belongs to a section. */
export function sectionOf({ name, kind, fields }: Task, record: Record<string, unknown>): Section {
  const names = kind === 'flat' ? fields.map((field) => field.name) : [name]
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
}

/** The rendered rows of a section: one, except for a list. */
export function rowsOf({ name, kind }: Task, section: Section): SectionRow[] {
  if (kind === 'flat') return [section]
  const value = section[name]
  if (kind === 'many') return Array.isArray(value) ? value.filter(isRow) : []
  return [isRow(value) ? value : {}]
}

/** The questions of a row: a ticked box removes some, and gives others different texts. */
export const fieldsOf = ({ fields }: Task, row: SectionRow): readonly TaskField[] =>
  fields.flatMap((field) => {
    if (field.unless !== undefined && row[field.unless] === true) return []
    const { wordsIf } = field
    return [wordsIf && row[wordsIf.ticked] === true ? { ...field, words: wordsIf.words } : field]
  })
/** Whether one of its rows has no input. */
export const isEmptyRow = ({ fields }: Task, row: SectionRow): boolean => fields.every((field) => isBlank(field, row))
/** Whether a section has no input. */
export const isEmptySection = (task: Task, section: Section): boolean =>
  rowsOf(task, section).every((row) => isEmptyRow(task, row))

/** The names, as in the HTML of a section, of required consents that are missing. */
export const missingConsents = (task: Task, section: Section): string[] =>
  rowsOf(task, section).flatMap((row, index) =>
    task.fields.flatMap(({ name, kind }) =>
      kind === 'consent' && row[name] !== true ? [prefixOf(task, index) + name] : [],
    ),
  )

function valueIn({ name, kind }: TaskField, values: FormData, prefix: string): unknown {
  if (kind === 'boxes') return values.getAll(prefix + name).map(String)
  if (kind === 'documents') return values.getAll(prefix + name).map(Number)
  const text = String(values.get(prefix + name) ?? '').trim()
  if (kind === 'tick') return text === 'yes' ? true : null
  if (kind === 'consent') return text === 'yes'
  if (text === '') return null
  if (kind === 'yes') return text === 'yes'
  // An invalid number stays as typed: it is not sent, but it is not lost either. Rupees are written with commas: 12,00,000.
  const numberText = kind === 'number' ? text.replaceAll(',', '') : text
  return ['year', 'number', 'class', 'college', 'course', 'specialization'].includes(kind) && isNumber(numberText)
    ? Number(numberText)
    : text
}
// Nursery and LKG are below zero.
const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,2})?$/.test(text)

/** The name of a field in the HTML of a section: that of the server's errors. */
export const prefixOf = ({ name, kind }: Task, index: number): string =>
  kind === 'flat' ? '' : kind === 'one' ? `${name}.` : `${name}.${index}.`

function rowIn(task: Task, values: FormData, index: number): SectionRow {
  const prefix = prefixOf(task, index)
  const row: SectionRow = Object.fromEntries(task.fields.map((field) => [field.name, valueIn(field, values, prefix)]))
  const unasked = task.fields.filter(({ unless }) => unless !== undefined && row[unless] === true)
  return { ...row, ...Object.fromEntries(unasked.map(({ name }) => [name, null])) }
}
/** The current rows of a list, including those without input; `rows` is their number. */
export const rowsIn = (task: Task, values: FormData, rows: number): SectionRow[] =>
  Array.from({ length: rows }, (_, index) => rowIn(task, values, index))

/** The current fields of a section in wire format: rows without input are left out. Null without any input. */
export function sectionIn(task: Task, values: FormData, rows: number): Section {
  if (task.kind === 'flat') return rowIn(task, values, 0)
  if (task.kind === 'one') {
    const row = rowIn(task, values, 0)
    return { [task.name]: isEmptyRow(task, row) ? null : row }
  }
  const filled = rowsIn(task, values, rows).filter((row) => !isEmptyRow(task, row))
  return { [task.name]: task.ordered ? filled.map((row, index) => ({ ...row, priority: index + 1 })) : filled }
}

/** The same for any order of keys. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (!isRow(value)) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${stable(item)}`)
    .join()}}`
}

/** A section whose rows are replaced; `flat` ones have no sensitive fields. */
function mapRows(task: Task, section: Section, change: (row: SectionRow, index: number) => SectionRow): Section {
  if (task.kind === 'flat' || !task.fields.some(({ sensitive }) => sensitive)) return section
  const rows = rowsOf(task, section).map(change)
  return { ...section, [task.name]: task.kind === 'many' ? rows : (rows[0] ?? null) }
}
const isPlain = (task: Task, name: string) => !task.fields.some((field) => field.sensitive && field.name === name)

/** A section without its sensitive fields, to be stored in a browser. */
export const withoutSensitive = (task: Task, section: Section): Section =>
  mapRows(task, section, (row) => Object.fromEntries(Object.entries(row).filter(([name]) => isPlain(task, name))))

/** A stored section with the sensitive fields of the server's: those of the row of the same name at the same place. */
export function withSensitive(task: Task, stored: Section, server: Section): Section {
  const serverRows = rowsOf(task, server)
  return mapRows(task, stored, (row, index) => {
    const known = serverRows[index]
    const isSame = known !== undefined && (task.kind === 'one' || known.name === row.name)
    const sensitive = task.fields
      .filter((field) => field.sensitive)
      .map(({ name }) => [name, isSame ? (known[name] ?? null) : null])
    return { ...row, ...Object.fromEntries(sensitive) }
  })
}
