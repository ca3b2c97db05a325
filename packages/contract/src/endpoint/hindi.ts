import type { Fields } from './entity.ts'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields in Hindi of a declaration, each with the name of the field that it translates. */
export const hindiFieldsOf = (fields: Fields): { name: string; of: string }[] =>
  Object.entries(fields).flatMap(([name, { hindiOf }]) => (hindiOf === undefined ? [] : [{ name, of: hindiOf }]))

/**
 * How many texts of a record are there in Hindi, of those with a field for it. Null for a record that needs none: without such fields, or
 * written in Hindi.
 */
export function hindiProgress(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): { filled: number; total: number } | null {
  // A text that is not there in English has nothing to translate.
  const pairs = hindiFieldsOf(fields).filter(({ name, of }) => !isEmpty(record[of]) || !isEmpty(record[name]))
  if (pairs.length === 0 || record.language === 'hi') return null
  return { filled: pairs.filter(({ name }) => !isEmpty(record[name])).length, total: pairs.length }
}
