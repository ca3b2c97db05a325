import { setImmediate as pause } from 'node:timers/promises'
import type { Hit, SearchKind } from '@pravesh/contract'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { sqlNames } from '../sql/source.ts'
import { maxTermCount } from './deletion-index.ts'
import { type DocumentEntry, DocumentTable } from './document-table.ts'
import { NameIndex, type Tops, topKey } from './name-index.ts'
import { type IndexedWord, WordIndex } from './word-index.ts'

/** Documents of a batch are read in one statement and indexed without a pause. */
const batchSize = 1_000

type DocumentRow = Hit & {
  norm: string
  aliases: string
  popularity: number
  head: boolean
  /** A tsvector as text: `'delhi':2A 'north':203B '~school'`. */
  tsv: string
}

const lexeme = /'([^']+)'(?::([\dABCD,]+))?/g

/** A document as a row describes it. Words that are new are added. */
export function indexDocument(wordIndex: WordIndex, row: DocumentRow): DocumentEntry {
  const { kind, id, name, url, place, norm, aliases, popularity, head, tsv } = row
  const terms: number[] = []
  for (const [, word, positions] of tsv.matchAll(lexeme))
    if (word !== undefined && !word.startsWith('~'))
      terms.push(wordIndex.add(word) * 2 + (positions?.includes('A') ? 1 : 0))
  const document = {
    hit: { kind, id, name, url, place },
    norm,
    length: Array.from(norm).length,
    aliases,
    // As the database compares it: a number of four bytes.
    popularity: Math.fround(popularity),
    isHead: head,
  }
  return { document, terms }
}

/** Reads documents that meet a condition, in the order of their keys. */
export async function readDocuments(db: Db, condition: SQL, limit?: number): Promise<DocumentRow[]> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select kind, ref_id as id, name, url, place, norm, also as aliases, popularity, head, tsv::text as tsv
    from search_doc where ${condition} order by kind, ref_id ${limit === undefined ? sql`` : sql`limit ${limit}`}`)
  return rows
}

/** All documents, put in the order of `compareDocuments`: they are read in the order of their keys, which decides last. */
async function readAllDocuments(db: Db, wordIndex: WordIndex): Promise<DocumentEntry[]> {
  const byPopularity = new Map<number, DocumentEntry[][]>()
  const places = new Map<string, string>()
  for (let last: DocumentRow | undefined; ; ) {
    const after: SQL = last ? sql`(kind, ref_id) > (${last.kind}, ${last.id})` : sql`true`
    const rows = await readDocuments(db, after, batchSize)
    for (const row of rows) {
      // Places repeat: each is held once.
      const place = places.get(row.place) ?? row.place
      places.set(place, place)
      const entry = indexDocument(wordIndex, { ...row, place })
      const { popularity, length } = entry.document
      const byLength = byPopularity.get(popularity) ?? []
      byPopularity.set(popularity, byLength)
      const equal = byLength[length]
      if (equal) equal.push(entry)
      else byLength[length] = [entry]
    }
    last = rows.at(-1)
    if (rows.length < batchSize) break
  }
  // Lengths that no name has are holes, which `flat` leaves out.
  return [...byPopularity].toSorted(([a], [b]) => b - a).flatMap(([, byLength]) => byLength.flat())
}

async function readAliases(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ phrase: string; alias: string }>(
    sql`select phrase, also as alias from search_alias order by phrase, also`,
  )
  const aliases = new Map<string, string[]>()
  for (const { phrase, alias } of rows) aliases.set(phrase, [...(aliases.get(phrase) ?? []), alias])
  return aliases
}

async function readTops(db: Db): Promise<Tops> {
  const { rows } = await db.execute<{ scope: string; prefix: string; kinds: SearchKind[]; ids: number[] }>(
    sql`select scope, prefix, kinds, ids from search_top`,
  )
  return new Map(
    rows.map(({ scope, prefix, kinds, ids }) => [
      topKey(scope, prefix),
      kinds.flatMap((kind, index) => {
        const id = ids[index]
        return id === undefined ? [] : [{ kind, id }]
      }),
    ]),
  )
}

/**
 * Reads the whole index into memory, a batch at a time: requests are answered in between. Undefined where it has more documents than
 * `maxDocuments`, or more words than can be numbered.
 */
export async function readNameIndex(db: Db, maxDocuments: number): Promise<NameIndex | undefined> {
  const counted = sql`select from search_doc limit ${maxDocuments + 1}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${counted}) as documents`,
  )
  if ((rows[0]?.count ?? 0) > maxDocuments) return undefined
  const found = await db.execute<IndexedWord>(sql`select word, documents from search_word`)
  if (found.rows.length > maxTermCount) return undefined
  const [aliases, tops] = [await readAliases(db), await readTops(db)]
  const wordIndex = new WordIndex(found.rows)
  const documents = await readAllDocuments(db, wordIndex)
  await pause()
  return new NameIndex(sqlNames(db), {
    wordIndex,
    aliases,
    tops,
    table: new DocumentTable(documents, wordIndex.terms.length),
  })
}
