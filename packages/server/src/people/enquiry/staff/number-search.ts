import { ilike, type PgColumn, type SQL } from '../../../platform/db/drizzle.ts'

/**
 * Rows whose mobile holds what was searched for, where that is a number as people say and write it: with spaces, hyphens, brackets or the
 * 0 of a trunk call. Numbers are kept as E.164, so the letters alone would not find it. Undefined where it is no number.
 */
export function numberLike(mobile: PgColumn, search: string | undefined): SQL | undefined {
  if (search === undefined || !/^[+\d\s().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 4 ? undefined : ilike(mobile, `%${digits}%`)
}
