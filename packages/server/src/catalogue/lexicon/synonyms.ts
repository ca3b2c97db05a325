import type { PlaceEntry, VocabularyEntry } from '@pravesh/query-parser'
import { type AnyPgColumn, type PgTable, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import {
  board,
  career,
  category,
  city,
  course,
  exam,
  medium,
  schoolFacility,
  schoolType,
  searchSynonym,
  state,
} from '../../platform/db/tables.ts'

/** A phrase of an operator and the slug of the one record that it stands for. */
type Synonym = { phrase: string; slot: string; value: string }

/** The target type of a synonym's field, by the slot or the level of places that it fills. */
export type SynonymTarget = {
  field: string
  slot: string
  column: AnyPgColumn
  table: PgTable & { id: AnyPgColumn; url: AnyPgColumn }
}

export const synonymTargets: readonly SynonymTarget[] = [
  { field: 'state', slot: 'state', column: searchSynonym.state, table: state },
  { field: 'city', slot: 'city', column: searchSynonym.city, table: city },
  { field: 'board', slot: 'board', column: searchSynonym.board, table: board },
  { field: 'medium', slot: 'medium', column: searchSynonym.medium, table: medium },
  { field: 'schoolType', slot: 'type', column: searchSynonym.schoolType, table: schoolType },
  { field: 'facility', slot: 'facility', column: searchSynonym.facility, table: schoolFacility },
  { field: 'category', slot: 'category', column: searchSynonym.category, table: category },
  { field: 'course', slot: 'course', column: searchSynonym.course, table: course },
  { field: 'exam', slot: 'exam', column: searchSynonym.exam, table: exam },
  { field: 'career', slot: 'career', column: searchSynonym.career, table: career },
]

/** Reads all synonyms in one statement. */
export async function loadSynonyms(db: Db): Promise<Synonym[]> {
  const parts = synonymTargets.map(
    ({ slot, column, table }) =>
      sql`select ${searchSynonym.phrase} as phrase, ${slot}::text as slot, ${table.url} as value
        from ${searchSynonym} join ${table} on ${table.id} = ${column}`,
  )
  const { rows } = await db.execute<Synonym>(sql.join(parts, sql` union all `))
  return rows
}

/** The values that synonyms stand for, once more with their phrases. One whose record is not published means nothing. */
export function withSynonyms(entries: readonly VocabularyEntry[], synonyms: readonly Synonym[]): VocabularyEntry[] {
  const added = synonyms.flatMap(({ phrase, slot, value }) =>
    entries
      .filter((entry) => entry.slot === slot && entry.value === value)
      .map((entry) => ({ ...entry, phrases: [...entry.phrases, phrase] })),
  )
  return [...entries, ...added]
}

/** The places with the phrases that synonyms give them. */
export function placesWithSynonyms(places: readonly PlaceEntry[], synonyms: readonly Synonym[]): PlaceEntry[] {
  return places.map((place) => {
    const phrases = synonyms
      .filter(({ slot, value }) => slot === place.level && value === place.slug)
      .map(({ phrase }) => phrase)
    return phrases.length === 0 ? place : { ...place, spellings: [...place.spellings, ...phrases] }
  })
}
