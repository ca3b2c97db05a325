import type { SearchOutcome } from '@pravesh/contract'
import { demoHash, today } from '../../../catalogue/search-terms/store.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { searchTerm } from '../../../platform/db/tables.ts'

/** Texts, their searches on a day, and their result. */
const searches: readonly [text: string, count: number, outcome: SearchOutcome][] = [
  ['cbse schools in delhi', 42, 'listing'],
  ['neet cutoff', 31, 'page'],
  ['mba colleges in bengaluru', 24, 'listing'],
  ['dps noida fees', 19, 'names'],
  ['boarding schools in dehradun', 15, 'listing'],
  ['nursery admission delhi', 12, 'listing'],
  ['white coat colleges', 9, 'listing'],
  ['babu wali padhai', 8, 'none'],
  ['purple board schools in pune', 7, 'none'],
  ['gurukul schools near haridwar', 6, 'none'],
]
const days = 5

/** Searches of the demo's visitors, invented and marked as such: the last days, each with a few less than the one after it. */
export async function seedSearches(tx: Tx): Promise<void> {
  const rows = searches.flatMap(([text, count, outcome]) =>
    Array.from({ length: days }, (_, daysAgo) => ({
      day: sql<string>`${today} - ${daysAgo}::int`,
      hash: `${demoHash}${text}`,
      text,
      outcome,
      count: Math.max(5, count - 2 * daysAgo),
      foundNothing: outcome === 'none' ? Math.max(5, count - 2 * daysAgo) : 0,
    })),
  )
  await tx.insert(searchTerm).values(rows)
}
