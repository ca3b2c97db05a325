import { type SearchKind, searchKinds } from '@pravesh/contract'
import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'

/** A word is common, and has its heads, from so many documents on. */
const common = 300
/** Heads of each common word. */
const best = 100
const batch = 2_000
/** Tag of the notice that counts, heads and tops were updated. */
export const settledTag = 'search'

const steps = [
  sql`select search_count_words()`,
  sql`select search_choose_heads(${common}, ${best})`,
  sql`select search_fill_tops()`,
  sql`select listing_sum_tallies()`,
]
const changedTables = [
  'school',
  'college',
  'search_doc',
  'search_word',
  'search_slip',
  'listing_tally',
  'index_pending',
]

/** Rows of `index_pending` that one transaction takes: of an import's batches of 1,000 it is 20,000 institutes, and a second or two. */
const pendingRows = 20

/**
 * Writes documents and counts of the institutes that a bulk load added. `onProgress` receives how many are done after each transaction.
 * Rows that an edit under way has locked are waited for.
 */
export async function indexPending(db: Db, onProgress: (done: number) => void = () => undefined): Promise<void> {
  for (let done = 0; ; ) {
    const { rows } = await db.execute<{ taken: number; left: boolean }>(sql`
      select index_pending_rows(${pendingRows}) as taken, exists (select from index_pending) as left`)
    const [{ taken, left } = { taken: 0, left: false }] = rows
    done += taken
    if (taken > 0) onProgress(done)
    else if (left) await db.execute(sql`select from index_pending for update`)
    else return
  }
}

/**
 * Updates the data that single edits leave to later: counts of words, heads, tops, sums of tallies, and the planner's statistics. Called
 * after a bulk import and once a day, by `database.exclusively(settle)`, where statements may take their time; without it results are
 * correct, only slower and less well ranked.
 */
export async function settle(db: Db): Promise<void> {
  await indexPending(db)
  // Each step commits by itself, so that an edit waits for one at most.
  for (const step of steps)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_settle'))`)
      await tx.execute(step)
    })
  // Index-only scans read pages that a vacuum has seen.
  for (const table of changedTables) await db.execute(sql.raw(`vacuum (analyze) ${table}`))
  await publishInvalidation(db, [settledTag])
}

/**
 * Rewrites every document and tally, as after a change of the rules, and settles. By `database.exclusively`, like `settle`. `onProgress`
 * receives the number of processed records of a kind after each batch.
 */
export async function rebuildSearch(
  db: Db,
  onProgress: (kind: SearchKind, done: number, total: number) => void = () => undefined,
): Promise<void> {
  await db.execute(sql`delete from search_doc d
    where not exists (select from search_source s where s.kind = d.kind and s.ref_id = d.ref_id)`)
  for (const kind of searchKinds) {
    const { rows } = await db.execute<{ last: number | null }>(sql`select max(id) as last from ${sql.raw(kind)}`)
    const last = rows[0]?.last ?? 0
    for (let from = 0; from < last; from += batch) {
      await db.execute(sql`select search_refresh(${kind}, array(
        select id from ${sql.raw(kind)} where id > ${from} and id <= ${from + batch}))`)
      onProgress(kind, Math.min(from + batch, last), last)
    }
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from index_pending`)
    await tx.execute(sql`select listing_recount()`)
  })
  await settle(db)
}
