import { ilike, type PgColumn, type SQL } from '../../../platform/db/drizzle.ts'

/**
 * Rows whose mobile contains the search text, where that is a number as people write it: with spaces, hyphens, brackets or the 0 of a
 * trunk call. Numbers are stored as E.164, so a text comparison would not match. Undefined where it is no number.
 */
export function numberLike(mobile: PgColumn, search: string | undefined): SQL | undefined {
  if (search === undefined || !/^[+\d\s().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 4 ? undefined : ilike(mobile, `%${digits}%`)
}
