import type { SearchKind } from '@pravesh/contract'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Text compared byte by byte, so that an index finds prefixes under any locale. */
const bytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** One document for each public school, college, exam, course, career and article. Maintained by triggers. */
export const searchDoc = pgTable(
  'search_doc',
  {
    kind: text().$type<SearchKind>().notNull(),
    refId: integer().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    /** The second line of a hit. */
    place: text().notNull(),
    /** Name and aliases in the form of `search_norm`, for comparison with a query. */
    norm: text().notNull(),
    also: text().notNull(),
    popularity: real().notNull(),
    /** Of an institute; the best of each city are heads. */
    city: integer(),
    /** Found first when every word of a query is common: GIN knows no order, and all the rest would be read. */
    head: boolean().notNull(),
    /** Words of name and aliases weigh A, of the place B; `~kind` stands for the kind. */
    tsv: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index('search_doc_tsv').using('gin', t.tsv).with({ fastupdate: false }),
    index('search_doc_head').using('gin', t.tsv).with({ fastupdate: false }).where(sql`head`),
  ],
)

/**
 * Schools and colleges that a bulk load added (`set local pravesh.bulk = 'on'`), without a document and uncounted until `index_pending_rows`
 * takes them. One row a statement, as GIN's own pending list: so it is empty but for the time of a load.
 */
export const indexPending = pgTable('index_pending', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<'school' | 'college'>().notNull(),
  ids: integer().array().notNull(),
})

/** Every word of the index with how many documents have it, as counted at the last settling; new words count 1. */
export const searchWord = pgTable(
  'search_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: bytes().notNull(),
    /** `search_key(word)`: equal for spellings of one sound. */
    key: bytes().notNull(),
    documents: integer().notNull(),
  },
  (t) => [
    uniqueIndex('search_word_word').on(t.word),
    index('search_word_key').on(t.key),
    // Trigrams support "equals" too, at a high cost; with another collation than the column's the planner cannot use them for it.
    index('search_word_trigrams').using('gin', sql`${t.word} collate "default" gin_trgm_ops`),
  ],
)

/** Each word with one letter left out, and the word itself: two that share an entry are a slip or two apart. */
export const searchVariant = pgTable('search_slip', { slip: bytes().notNull(), word: integer().notNull() }, (t) => [
  index('search_slip_slip').on(t.slip, t.word),
])

/** Synonyms of words: old names of cities, short names of school chains, English written in Devanagari. */
export const searchAlias = pgTable('search_alias', { phrase: bytes().notNull(), also: text().notNull() }, (t) => [
  primaryKey({ columns: [t.phrase, t.also] }),
])

/** Results for one to three letters, best first: `scope` is `all` or a kind. Filled by settling where ten are found. */
export const searchTop = pgTable(
  'search_top',
  {
    scope: text().notNull(),
    prefix: bytes().notNull(),
    kinds: text().array().notNull(),
    ids: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.prefix] })],
)
