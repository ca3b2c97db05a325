import { and, asc, eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { type Db, jsonObject, jsonRows, type Reading, statement } from '../../../platform/db/index.ts'
import { accordionContent, collegeContent, schoolContent } from '../../../platform/db/tables.ts'
import type { Listed } from '../kinds/kind.ts'
import { lookedUp, lookupTerms } from '../kinds/values.ts'
import { publishedOrDraft } from '../query/published.ts'

const none = sql`'[]'::json`
const urlPlaceholder = sql.placeholder('url')
const texts = { school: schoolContent, college: collegeContent }

export type Content = Pick<
  typeof schoolContent.$inferSelect,
  'h1' | 'title' | 'meta' | 'intro' | 'body' | 'faqs' | 'filters' | 'seoTitle' | 'seoDescription' | 'noindex'
>
type Panel = { title: string; body: string }

/** The text that editors wrote for a listing, if it is published or the draft that is previewed. */
function contentAt(db: Reading, listed: Listed): SQL<Content[]> {
  if (listed.kind !== 'school' && listed.kind !== 'college') return none as SQL<Content[]>
  const table = texts[listed.kind]
  const { h1, title, meta, intro, body, faqs, filters, seoTitle, seoDescription, noindex } = table
  const row = jsonObject({ h1, title, meta, intro, body, faqs, filters, seoTitle, seoDescription, noindex })
  return jsonRows(
    db
      .select({ row: row.as('row') })
      .from(table)
      .where(and(eq(table.url, urlPlaceholder), publishedOrDraft(table))),
  )
}
/** The panels of a listing, in order. */
function panelsAt(db: Reading, listed: Listed): SQL<Panel[]> {
  if (listed.kind !== 'school' && listed.kind !== 'college') return none as SQL<Panel[]>
  const { listing, url, title, body, position, id } = accordionContent
  return jsonRows(
    db
      .select({ row: jsonObject({ title, body }).as('row') })
      .from(accordionContent)
      .where(and(eq(listing, listed.kind), eq(url, urlPlaceholder)))
      .orderBy(asc(position), asc(id)),
  )
}

const statementOf = (listed: Listed) =>
  statement(`listing_${listed.kind}`, (db) =>
    db
      .select({ content: contentAt(db, listed), panels: panelsAt(db, listed), heard: lookedUp(listed) })
      .from(sql`(select 1) as here`),
  )
const statements = new Map<Listed, ReturnType<typeof statementOf>>()

/**
 * Database lookups for a listing's address: its text and panels, and the possible meanings of its words. In one round trip. `draft` is the
 * id of a text that is included although it is not published.
 */
export async function preambleOf(db: Db, listed: Listed, url: string, terms: readonly string[], draft = 0) {
  const read = statements.get(listed) ?? statementOf(listed)
  statements.set(listed, read)
  const [found] = await read(db, { url, words: lookupTerms(listed, terms), draft })
  if (!found) throw new Error('A statement without a table answered no row')
  return { content: found.content[0], panels: found.panels, heard: found.heard }
}
