import { ApiError } from '@pravesh/contract'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import {
  board,
  category,
  city,
  collegeType,
  course,
  location,
  redirect,
  schoolType,
  state,
} from '../../platform/db/tables.ts'

/** Tables whose names occur in addresses of listings: `/schools/pune`, `/colleges/engineering-colleges-in-pune`. */
const tables = {
  ...{ state, city, location, board, course, category },
  ...{ school_type: schoolType, college_type: collegeType },
} as const
export type SlugKind = keyof typeof tables
const kinds = Object.keys(tables) as SlugKind[]

/** The kind under which former addresses of a table's records are stored, as parts of listing addresses. */
export const slugKindOf = (table: string): SlugKind | undefined => kinds.find((kind) => kind === table)

/** No address that means something has more words. */
const longest = 16

/** Every run of words in a slug, the longest first. */
function runsOf(slug: string): string[] {
  const parts = slug.split('-')
  if (parts.length > longest) return []
  const runs = parts.flatMap((_, from) => parts.slice(from).map((_, length) => parts.slice(from, from + length + 1)))
  return runs.toSorted((first, second) => second.length - first.length).map((run) => run.join('-'))
}

/**
 * The slug of a listing with a former name replaced by the current one: `/schools/bangalore` after the city's address changed to
 * `bengaluru`. Undefined where it contains no former name. GONE where it contains the name of a deleted record.
 */
export async function renewedSlug(db: Db, slug: string): Promise<string | undefined> {
  const runs = runsOf(slug)
  if (runs.length === 0) return undefined
  const rows = await db
    .select()
    .from(redirect)
    .where(and(inArray(redirect.kind, kinds), inArray(redirect.url, runs)))
  for (const run of runs)
    for (const { kind, url, target } of rows) {
      const tableKind = slugKindOf(kind)
      if (url !== run || !tableKind) continue
      if (target === null && run === slug) throw new ApiError('GONE')
      const table = tables[tableKind]
      const [now] = target === null ? [] : await db.select({ url: table.url }).from(table).where(eq(table.id, target))
      if (now) return `-${slug}-`.replace(`-${run}-`, `-${now.url}-`).slice(1, -1)
    }
  return undefined
}
