import { type NameTable, NameTableBuilder } from '@pravesh/query-parser'
import { and, asc, gt, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { searchDoc, searchWord } from '../../platform/db/tables.ts'

/** Keys of a batch are made without a pause. */
const batchSize = 1_000
/** A word that fewer names have may be a slip. */
const minDocuments = 5
const institutes = ['school', 'college'] as const

const placeOf = (place: string): string => place.split(',')[0]?.trim() ?? ''

/** In a catalogue of more documents only names of institutes that are known to be sought (`popularity`) are in it. All of them took half a minute to read. */
const mostNames = 250_000

/** Builds the table of the names of published institutes, a batch at a time: requests are answered in between. */
async function loadTable(db: Db, most: number): Promise<NameTable> {
  const builder = new NameTableBuilder()
  const { rows: counted } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from search_doc limit ${most + 1}) as documents`,
  )
  const known = (counted[0]?.n ?? 0) > most ? sql`popularity > 0` : undefined
  for (const kind of institutes)
    for (let last = 0; ; ) {
      const rows = await db
        .select({ id: searchDoc.refId, name: searchDoc.name, place: searchDoc.place })
        .from(searchDoc)
        .where(and(sql`${searchDoc.kind} = ${kind}`, gt(searchDoc.refId, last), known))
        .orderBy(asc(searchDoc.refId))
        .limit(batchSize)
      builder.add(rows.map(({ name, place }) => ({ name, place: placeOf(place) })))
      last = rows.at(-1)?.id ?? last
      if (rows.length < batchSize) break
    }
  return builder.build()
}

/** Complete names of institutes, and their words. */
export type Names = { table: NameTable; vocabulary: ReadonlySet<string> }

export async function loadNames(db: Db, most = mostNames): Promise<Names> {
  const table = await loadTable(db, most)
  const wordRows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(gt(searchWord.documents, minDocuments - 1))
  return { table, vocabulary: new Set(wordRows.map(({ word }) => word)) }
}

/** Adds names that were written since the table was built. */
export async function addNames(
  db: Db,
  table: NameTable,
  kind: 'school' | 'college',
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .select({ name: searchDoc.name, place: searchDoc.place })
    .from(searchDoc)
    .where(and(sql`${searchDoc.kind} = ${kind}`, inArray(searchDoc.refId, [...ids])))
  for (const { name, place } of rows) table.add(name, placeOf(place))
}
