import { listPath, pagePath } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import { Feed } from 'feed'
import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

type ArticleRow = {
  title: string
  url: string
  excerpt: string
  author: string
  publishedAt: string
  updatedAt: string
}

/** Columns of the texts in a language, and which articles have them: in Hindi, also those translated whole. */
const feedTexts = {
  en: { title: sql`title`, excerpt: sql`excerpt`, has: sql`language = 'en'` },
  hi: {
    title: sql`coalesce(title_local, title)`,
    excerpt: sql`coalesce(excerpt_local, excerpt)`,
    has: sql`(language = 'hi' or title_local <> '' and excerpt_local <> '' and body_local <> '')`,
  },
} as const

/** The newest fifty published articles of a language, as RSS 2.0. */
export async function articleFeed(db: Db, origin: string, language: Language): Promise<string> {
  const { title: titleIn, excerpt: excerptIn, has } = feedTexts[language]
  const { rows } = await db.execute<ArticleRow>(sql`select ${titleIn} as title, url, ${excerptIn} as excerpt, author,
      to_char(coalesce(published_at, created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishedAt",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from article where status = 'published' and not noindex and ${has}
    order by published_at desc nulls last, id desc limit 50`)
  const text = t(language)
  const prefix = language === 'en' ? '' : `/${language}`
  const link = `${origin}${prefix}${listPath('article')}`
  const updated = rows
    .map((row) => row.updatedAt)
    .toSorted()
    .at(-1)
  const feed = new Feed({
    id: link,
    link,
    language,
    title: text('site.pageTitle', { title: text('site.articles') }),
    description: text('site.tagline'),
    copyright: text('site.brand'),
    feedLinks: { rss: `${origin}${prefix}/articles.xml` },
    ...(updated && { updated: new Date(updated) }),
  })
  for (const { title, url, excerpt, author, publishedAt } of rows) {
    const address = `${origin}${prefix}${pagePath('article', url)}`
    feed.addItem({
      id: address,
      title,
      link: address,
      description: excerpt,
      author: [{ name: catalogueName(author, language) }],
      date: new Date(publishedAt),
    })
  }
  return feed.rss2()
}
