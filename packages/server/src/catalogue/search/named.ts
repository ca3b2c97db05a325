import type { InstituteType } from '@pravesh/contract'
import { romanizeText, spellOutCampuses } from '@pravesh/query-parser'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { lookUp } from './look-up.ts'
import { meaning, mostWithAll } from './plan.ts'
import { matching } from './sql/match.ts'
import { sqlNames } from './sql/source.ts'

/** Of more, those whose text holds the words are enough, and the search would sort them all. */
const most = 500

/**
 * Ids of the published institutes that the public search finds by these words: by initials ("dps ranchi"), in another script or with a slip.
 * An array of a statement, for `= any (…)`; undefined where it finds none with all of the words, or hundreds. The last word may be unfinished.
 */
export async function idsNamed(db: Db, kind: InstituteType, search: string | undefined): Promise<SQL | undefined> {
  if (!search) return undefined
  const text = romanizeText(spellOutCampuses(search, true))
  const names = sqlNames(db)
  const known = meaning(await names.readQuery(text, true))
  if (known.length === 0 || mostWithAll(known) > most) return undefined
  const found = await lookUp(names, { text, kind, typing: true, limit: 1 })
  // A correction may be a far commoner word than what was typed.
  if (found.query === undefined || found.hits.length === 0 || found.isPartial || found.maxMatches > most)
    return undefined
  return sql`array${matching(found.query, kind)}`
}
