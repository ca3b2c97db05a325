import { isDeepStrictEqual } from 'node:util'
import type { InstituteChange, PartKind } from '@pravesh/contract'

type Values = Readonly<Record<string, unknown>>
type Fields = InstituteChange['fields']
/** A part as it was and as it became: absent before it was added and after it was deleted. */
export type PartValues = { before?: Values | undefined; after?: Values | undefined }

/** Equal as stored: an absent value is null, and the order of keys is irrelevant. */
export const isSameValue = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null)

/** Characters of the values of one field, before and after together; of longer ones the log has the name alone. */
export const maxValueLength = 10_000
/** Characters of all values of one line of the log. */
const maxLineLength = 60_000
/** True of entries that are too long for one line. */
export const isTooLong = (fields: Fields): boolean => JSON.stringify(fields).length > maxLineLength
/** The entries as they are or, where they are too long for one line, those of parts without their values. */
export const withinBound = (fields: Fields): Fields =>
  isTooLong(fields) ? fields.map(({ name, part, ...values }) => (part ? { name, part } : { name, ...values })) : fields

/** Contacts contain names, telephone numbers and addresses of people: the log records only that they changed. */
const personalParts: readonly PartKind[] = ['contacts']
/** Fields that are no content of a part: its id and times, and values computed from other records. */
const excluded = ['id', 'createdAt', 'updatedAt', 'courseName', 'levelName']
const ownValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !excluded.includes(name) && value !== null))

/**
 * The values of a part for the log: the differing fields of a change, and of fees the whole table, which is saved as a whole. Personal
 * data and long texts are left out.
 */
export function partValues(kind: PartKind, { before, after }: PartValues): Pick<Fields[number], 'before' | 'after'> {
  if (personalParts.includes(kind) || !(before || after)) return {}
  const names = Object.keys({ ...before, ...after }).filter((name) => !excluded.includes(name))
  const differing = names.filter((name) => !isSameValue(before?.[name], after?.[name]))
  const changed = (values: Values) => Object.fromEntries(differing.map((name) => [name, values[name] ?? null]))
  const values =
    before && after && kind !== 'fees'
      ? { before: changed(before), after: changed(after) }
      : { before: before ? ownValues(before) : null, after: after ? ownValues(after) : null }
  return JSON.stringify(values).length > maxValueLength ? {} : values
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
/** Two changes of one part as one: each field as it was before the first and as it became with the last. */
export function mergedPartValues(
  first: Fields[number],
  last: Fields[number],
): Pick<Fields[number], 'before' | 'after'> {
  const merged = (under: unknown, after: unknown) =>
    isValues(under) && isValues(after) ? { ...under, ...after } : after
  return { before: merged(last.before, first.before), after: merged(first.after, last.after) }
}
