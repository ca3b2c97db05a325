import { createHmac, randomBytes } from 'node:crypto'
import type { SearchOutcome } from '@pravesh/contract'
import { eq, lt, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { searchTerm, searchTermKey } from '../../platform/db/tables.ts'

/** Minimum number of networks that search for a text on a day before it is written. */
export const minAskers = 5

/** The prefix of the hash of an invented demo row: no hash of a key contains a space. */
export const demoHash = 'demo '

/** Searches for one text: their number, their outcome, and their networks, of which `minAskers` are enough. */
type SearchCount = {
  text: string
  count: number
  outcome: SearchOutcome
  networks: ReadonlySet<string>
}

/** The day that it is in India. */
export const today = sql`(now() at time zone 'Asia/Kolkata')::date`

/** The key of the day, which the first search of it makes; all before are deleted. */
async function keyOfToday(tx: Tx): Promise<string> {
  await tx
    .insert(searchTermKey)
    .values({ day: sql`${today}`, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  await tx.delete(searchTermKey).where(lt(searchTermKey.day, today))
  const [row] = await tx.select({ key: searchTermKey.key }).from(searchTermKey).where(eq(searchTermKey.day, today))
  if (!row) throw new Error('The key of the day is not there')
  return row.key
}

const hmac = (key: string, purpose: 'text' | 'network', value: string): Buffer =>
  createHmac('sha256', key).update(`${purpose} ${value}`).digest()

/**
 * Adds searches to those of today. No text leaves the process before the askers of its row are known to be enough: until then the database is
 * given its hash alone. 16 bits of a network are as good as none for finding it, and merge two of five in one of 6,000 cases.
 */
export async function storeSearches(db: Db, searches: readonly SearchCount[]): Promise<void> {
  if (searches.length === 0) return
  await db.transaction(async (tx) => {
    const key = await keyOfToday(tx)
    const texts = new Map(searches.map(({ text }) => [hmac(key, 'text', text).toString('base64url'), text]))
    const hashes = [...texts.keys()]
    const rows = searches.map(({ count, outcome, networks }, index) => ({
      hash: hashes[index],
      outcome,
      count,
      nothing: outcome === 'none' ? count : 0,
      askers: [...new Set([...networks].map((network) => hmac(key, 'network', network).readUInt16BE()))],
    }))
    // In one order in every process, so that none waits for another that waits for it.
    const { rows: due } = await tx.execute<{ hash: string }>(sql`
      with counted as (
        insert into search_term as term (day, hash, outcome, count, found_nothing, askers)
        select ${today}, hash, outcome, count, nothing, askers
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as searched (hash text, outcome text, count int, nothing int, askers int[])
        order by hash
        on conflict (day, hash) do update set
          outcome = excluded.outcome,
          count = term.count + excluded.count,
          found_nothing = term.found_nothing + excluded.found_nothing,
          askers = case when term.text is null
            then array(select distinct unnest(term.askers || excluded.askers)) else '{}' end
        returning hash, text, askers)
      select hash from counted where text is null and cardinality(askers) >= ${minAskers}`)
    if (due.length === 0) return
    const readable = due.map(({ hash }) => ({ hash, text: texts.get(hash) }))
    await tx.execute(sql`
      update search_term set text = readable.text, askers = '{}'
      from jsonb_to_recordset(${JSON.stringify(readable)}::jsonb) as readable (hash text, text text)
      where search_term.day = ${today} and search_term.hash = readable.hash`)
  })
}

/** Days that texts are stored. */
const retentionDays = 90
/** Stored texts of one day: the most frequent, and as many of those without a result. */
const maxStoredTexts = 200

/**
 * Deletes expired data: of days before today the key, texts below the minimum and beyond the most frequent, and every row that is too old.
 */
export async function sweepSearchTerms(db: Db): Promise<void> {
  await db.delete(searchTermKey).where(lt(searchTermKey.day, today))
  await db.delete(searchTerm).where(sql`${searchTerm.day} < ${today} - ${retentionDays}::int`)
  await db.execute(sql`
    delete from search_term using (
      select id, text,
        row_number() over (partition by day order by count desc, id) as by_count,
        row_number() over (partition by day order by found_nothing desc, id) as by_nothing
      from search_term where day < ${today} and text is not null
    ) as ranked
    where search_term.id = ranked.id and by_count > ${maxStoredTexts} and (by_nothing > ${maxStoredTexts} or found_nothing = 0)`)
  await db.execute(sql`delete from search_term where day < ${today} and text is null`)
}
