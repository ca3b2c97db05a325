import type { ArticleCard, CareerCard } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { statement } from '../../../platform/db/statements/statement.ts'
import { article, articleCategory, career, careerCategory } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { publishedOrDraft } from '../query/published.ts'
import { inIds } from './institute.ts'

const careersOf = statement('career_cards', (db) =>
  db
    .select({
      id: career.id,
      title: career.title,
      titleLocal: career.titleLocal,
      url: career.url,
      category: { name: careerCategory.name, url: careerCategory.url },
      summary: career.summary,
      summaryLocal: career.summaryLocal,
    })
    .from(career)
    .innerJoin(careerCategory, eq(careerCategory.id, career.category))
    .where(and(inIds(career.id), publishedOrDraft(career))),
)

/** Cards of published careers, and of the draft with this id, in the order of the ids. */
export async function careerCards(db: Db | Tx, ids: readonly number[], draft = 0): Promise<CareerCard[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await careersOf(db, { ids: [...ids], draft }))
}

/** Read at 200 words a minute; counted by the database, so that no body travels for a card. */
const minutesOf = (body: AnyPgColumn) =>
  sql`greatest(1, ceil(array_length(regexp_split_to_array(${body}, '\\s+'), 1) / 200.0))::int`

const articlesOf = statement('article_cards', (db) =>
  db
    .select({
      id: article.id,
      title: article.title,
      titleLocal: article.titleLocal,
      url: article.url,
      category: { name: articleCategory.name, url: articleCategory.url },
      excerpt: article.excerpt,
      excerptLocal: article.excerptLocal,
      language: sql<'en' | 'hi'>`${article.language}`,
      cover: article.cover,
      coverAlt: article.coverAlt,
      author: article.author,
      publishedAt: article.publishedAt,
      minutes: sql<number>`${minutesOf(article.body)}`,
      minutesLocal: sql<number | null>`case when ${article.bodyLocal} <> '' then ${minutesOf(article.bodyLocal)} end`,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.category))
    .where(and(inIds(article.id), publishedOrDraft(article))),
)

/** Cards of published articles, and of the draft with this id, in the order of the ids. */
export async function articleCards(db: Db | Tx, ids: readonly number[], draft = 0): Promise<ArticleCard[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await articlesOf(db, { ids: [...ids], draft }))
}
