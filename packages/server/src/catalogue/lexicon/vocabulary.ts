import {
  articleSynonyms,
  catalogueSynonyms,
  type ListingKind,
  type SlotName,
  type VocabularyEntry,
} from '@pravesh/query-parser'
import { and, eq, getTableColumns, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { article, career, category, course, exam, specialization } from '../../platform/db/tables.ts'
import { colleges } from '../listing/kinds/college-kind.ts'
import { careers, courses, exams } from '../listing/kinds/guidance-kinds.ts'
import type { FacetSpec, Listed, LookUp } from '../listing/kinds/kind.ts'
import { schools } from '../listing/kinds/school-kind.ts'
import { labelColumn, speakable } from '../listing/kinds/values.ts'
import type { Value } from '../listing/query/choice.ts'

/** Kinds of listings in queries, with the filters of each. */
export const listedKinds = {
  school: schools,
  college: colleges,
  exam: exams,
  career: careers,
  course: courses,
} as const satisfies Record<ListingKind, Listed>

const listingKinds: readonly ListingKind[] = ['school', 'college', 'exam', 'career', 'course']

/** A slot of a query by the name of the facet that it fills, where they differ. */
const slotOf: Readonly<Record<string, SlotName>> = { classLevel: 'class', naac: 'accreditation' }
const slots: ReadonlySet<string> = new Set<SlotName>([
  ...(['board', 'medium', 'gender', 'ownership', 'type', 'residential', 'facility', 'course'] as const),
  ...(['specialization', 'category', 'level', 'delivery', 'exam', 'stream'] as const),
])
const isSlot = (name: string): name is SlotName => slots.has(name)

type VocabularyRow = {
  id: number
  value: string
  label: string
  names: (string | null)[]
  local: string | null
  fullLocal: string | null
  parent: string | null
}
/** How an exam, career or course is called: as most people do, the same in Hindi, and its full name in Hindi. */
type RecordNames = Pick<VocabularyRow, 'label' | 'local' | 'fullLocal'>

/** Columns of a look-up that hold a name of its row. */
const nameColumns = ['name', 'shortName', 'fullName', 'title', 'nameLocal', 'fullNameLocal', 'titleLocal'] as const

/** The parent of a row: a course for a specialization, a category for a course. */
function parentOf(table: LookUp) {
  if (table === specialization)
    return sql<string | null>`(select ${course.url} from ${course} where ${course.id} = ${specialization.course})`
  if (table === course)
    return sql<string | null>`(select ${category.url} from ${category} where ${category.id} = ${course.category})`
  return sql<string | null>`null::text`
}

async function rowsOf(db: Db, table: LookUp): Promise<VocabularyRow[]> {
  const columns: Readonly<Record<string, unknown>> = getTableColumns(table)
  const columnOf = (...options: string[]) => {
    const name = options.find((option) => option in columns)
    return name === undefined ? sql<string | null>`null::text` : sql<string | null>`${columns[name]}`
  }
  const names = nameColumns.filter((name) => name in columns).map((name) => sql`${columns[name]}`)
  return db
    .select({
      id: sql<number>`${table.id}`,
      value: sql<string>`${table.url}`,
      label: sql<string>`${labelColumn(table)}`,
      names: sql<(string | null)[]>`json_build_array(${sql.join(names, sql`, `)})`,
      // A course is called by its short name in any language: the name in Hindi is the full one.
      local: table === course ? columnOf() : columnOf('nameLocal', 'titleLocal'),
      fullLocal: table === course ? columnOf('nameLocal') : columnOf('fullNameLocal'),
      parent: parentOf(table),
    })
    .from(table)
    .where(speakable(table))
}

/** An abbreviation in brackets is a name, as in "Common Admission Test (CAT)"; other words there are a distinction: "JNVST (Class VI)". */
const abbreviation = /\(([A-Z]{3,})\)/
const namesIn = (text: string): string[] => [
  text,
  ...(text.split('(')[0] ?? '').split(/[/,]/),
  ...(abbreviation.exec(text)?.slice(1) ?? []),
]

/** Names, also without the part in brackets or after a slash: `B.Tech / B.E.` also has the name B.Tech. */
function spellingsOf({ value, names }: VocabularyRow): string[] {
  const texts = names.filter((name): name is string => name !== null)
  const parts = texts.flatMap(namesIn).map((text) => text.trim())
  return [...new Set([...parts, value.replaceAll('-', ' '), ...(catalogueSynonyms[value] ?? [])])].filter(
    (text) => text.length > 1,
  )
}

const keyOf = (kind: ListingKind, facet: string, value: string): string => `${kind} ${facet} ${value}`

/** Vocabulary of the catalogue, for the parser and for listings. */
export class Vocabulary {
  readonly entries: VocabularyEntry[] = []
  readonly #values = new Map<string, Value>()
  readonly #records = new Map<string, RecordNames>()

  /** A value of a facet as listings hold it; undefined where the catalogue has none. */
  valueOf(kind: ListingKind, facet: string, value: string): Value | undefined {
    return this.#values.get(keyOf(kind, facet, value))
  }

  /** How the page of an exam, career, course or article is called. */
  recordNames(kind: string, url: string): RecordNames | undefined {
    return this.#records.get(`${kind} ${url}`)
  }

  addValue(kind: ListingKind, facet: FacetSpec, value: Value): void {
    this.#values.set(keyOf(kind, facet.name, value.value), value)
  }

  addRecord(kind: ListingKind | 'article', { value, label, local, fullLocal }: RecordNames & { value: string }): void {
    this.#records.set(`${kind} ${value}`, { label, local, fullLocal })
  }

  /** The values of a facet. */
  valuesOf(kind: ListingKind, facet: string): string[] {
    const start = keyOf(kind, facet, '')
    return [...this.#values.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
  }

  /** Whether a listing of one of these kinds has the value. */
  has(facet: string, value: string, kinds: readonly ListingKind[]): boolean {
    return kinds.some((kind) => this.#values.has(keyOf(kind, facet, value)))
  }
}

/** Kinds whose pages describe the rows of a look-up, in addition to the filtered listings. */
const pageKinds: ReadonlyMap<LookUp, ListingKind> = new Map<LookUp, ListingKind>([
  [course, 'course'],
  [exam, 'exam'],
])

function addLookUp(
  vocabulary: Vocabulary,
  kind: ListingKind,
  facet: FacetSpec,
  table: LookUp,
  rows: readonly VocabularyRow[],
): void {
  const page = pageKinds.get(table)
  const slot = slotOf[facet.name] ?? facet.name
  for (const row of rows) {
    vocabulary.addValue(kind, facet, { value: row.value, label: row.label, held: row.id })
    if (page) vocabulary.addRecord(page, row)
    if (!isSlot(slot)) continue
    vocabulary.entries.push({
      slot,
      value: row.value,
      label: row.label,
      phrases: spellingsOf(row),
      // Exams are listed by the field of a course: "mba entrance exams".
      kinds: [kind, ...(page ? [page] : []), ...(table === course && row.parent ? (['exam'] as const) : [])],
      ...(table === specialization && row.parent ? { course: row.parent } : {}),
      ...(table === course && row.parent ? { category: row.parent } : {}),
    })
  }
}

function addFixedValues(vocabulary: Vocabulary, kind: ListingKind, facet: FacetSpec): void {
  for (const [value, label] of Object.entries(facet.words ?? {}))
    vocabulary.addValue(kind, facet, { value, label, held: value })
}

/** Streams of exams are free texts of editors; addresses contain their slugs. */
async function addStreams(db: Db, vocabulary: Vocabulary): Promise<void> {
  const facet = exams.facets.find(({ name }) => name === 'stream')
  if (!facet) return
  const rows = await db
    .select({ label: exam.stream, value: sql<string>`${facet.counted}` })
    .from(exam)
    .where(eq(exam.status, 'published'))
    .groupBy(exam.stream)
  for (const { label, value } of rows)
    if (label !== null) vocabulary.addValue('exam', facet, { value, label, held: value })
}

/** Articles that answer questions of procedure: their titles, and the words of those questions. */
async function addArticles(db: Db, vocabulary: Vocabulary): Promise<void> {
  const slugs = Object.keys(articleSynonyms)
  const rows = await db
    .select({ value: article.url, title: article.title, local: article.titleLocal })
    .from(article)
    .where(and(eq(article.status, 'published'), inArray(article.url, slugs)))
  for (const { value, title, local } of rows) {
    vocabulary.addRecord('article', { value, label: title, local, fullLocal: null })
    vocabulary.entries.push({
      slot: 'article',
      value,
      label: title,
      ...(local ? { localLabel: local } : {}),
      phrases: [...(articleSynonyms[value] ?? [])],
      kinds: listingKinds,
      cost: 0.2,
    })
  }
}

/** Reads every value that a query may name, in one statement per look-up: some thousand rows. */
export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const vocabulary = new Vocabulary()
  const read = new Map<LookUp, VocabularyRow[]>()
  for (const [kind, { facets }] of Object.entries(listedKinds) as [ListingKind, Listed][])
    for (const facet of facets) {
      if (facet.role === 'range' || ['state', 'city', 'location'].includes(facet.name)) continue
      if (facet.of) {
        const rows = read.get(facet.of) ?? (await rowsOf(db, facet.of))
        read.set(facet.of, rows)
        addLookUp(vocabulary, kind, facet, facet.of, rows)
      } else addFixedValues(vocabulary, kind, facet)
    }
  await addStreams(db, vocabulary)
  for (const row of await rowsOf(db, career)) {
    vocabulary.addRecord('career', row)
    vocabulary.entries.push({
      slot: 'career',
      value: row.value,
      label: row.label,
      phrases: spellingsOf(row),
      kinds: ['career'],
    })
  }
  await addArticles(db, vocabulary)
  return vocabulary
}
