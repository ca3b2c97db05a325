import { ApiError, type ArticlePage } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { articleCards } from '../../../catalogue/listing/cards/reading.ts'
import { published, publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, desc, eq, ne, sql } from '../../../platform/db/drizzle.ts'
import { type Db, statement } from '../../../platform/db/index.ts'
import { article } from '../../../platform/db/tables.ts'
import { renderMarkdown } from '../../../services/markdown/markdown.ts'
import { seoOf } from './page-parts.ts'

const { placeholder } = sql
const mostRelated = 4
const newest = [desc(article.publishedAt), desc(article.id)]

const pageOf = statement('article_page', (db) =>
  db
    .select()
    .from(article)
    .where(and(eq(article.url, placeholder('url')), publishedOrDraft(article))),
)
const sameCategoryOf = statement('articles_alike', (db) =>
  db
    .select({ id: article.id })
    .from(article)
    .where(and(published(article), ne(article.id, placeholder('id')), eq(article.category, placeholder('category'))))
    .orderBy(...newest)
    .limit(placeholder('most')),
)
const newestOf = statement('articles_newest', (db) =>
  db
    .select({ id: article.id })
    .from(article)
    .where(and(published(article), ne(article.id, placeholder('id'))))
    .orderBy(...newest)
    .limit(placeholder('most')),
)

/** Articles of the same category, newest first, filled up with the newest of all. */
export async function relatedArticles(db: Db, to: { id: number; category: number } | undefined, limit: number) {
  const sameCategory = to ? await sameCategoryOf(db, { id: to.id, category: to.category, most: limit }) : []
  const others = sameCategory.length < limit ? await newestOf(db, { id: to?.id ?? 0, most: limit }) : []
  const ids = [...sameCategory, ...others].map(({ id }) => id)
  return articleCards(db, [...new Set(ids)].slice(0, limit))
}

/** The page of one published article, or of the draft with this id, its Markdown rendered and sanitised: NOT_FOUND where there is none. */
export async function articlePage(db: Db, url: string, draft = 0): Promise<ArticlePage> {
  const row = await foundAt(db, 'article', url, async (pageUrl) => (await pageOf(db, { url: pageUrl, draft }))[0])
  const [card] = await articleCards(db, [row.id], draft)
  if (!card) throw new ApiError('NOT_FOUND')
  const hindi = row.bodyLocal ? renderMarkdown(row.bodyLocal) : null
  return {
    ...card,
    ...renderMarkdown(row.body),
    htmlLocal: hindi?.html ?? null,
    contentsLocal: hindi?.contents ?? null,
    reviewer: row.reviewer,
    tags: row.tags,
    tagsLocal: row.tagsLocal,
    related: await relatedArticles(db, row, mostRelated),
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}
