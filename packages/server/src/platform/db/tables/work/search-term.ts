import { searchOutcomes } from '@pravesh/contract'
import { date, index, integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'

/**
 * Searches of one day (of India), without persons. A text is written only after five networks have searched for it; until then the row has
 * a keyed hash of it alone, and 16 bits for each searcher.
 */
export const searchTerm = pgTable(
  'search_term',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    /** HMAC of the text by the key of the day. */
    hash: text().notNull(),
    text: text(),
    /** Its last outcome. */
    outcome: text({ enum: searchOutcomes }).notNull(),
    count: integer().notNull(),
    /** How often nothing was found. */
    foundNothing: integer().notNull(),
    /** For each searching network, 16 bits of its HMAC with the key of the day; none once the text is written. */
    askers: integer().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    uniqueIndex('search_term_day_hash').on(t.day, t.hash),
    index('search_term_readable').on(t.day).where(sql`text is not null`),
  ],
)

/** The key that the hashes of a day are made with. It is deleted after the day: no hash can be made again, and none of two days compared. */
export const searchTermKey = pgTable('search_term_key', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})
