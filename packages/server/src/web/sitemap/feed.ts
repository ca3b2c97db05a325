import { listPath, pagePath } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
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

/** The newest fifty published articles of a language, as RSS 2.0. */
export async function articleFeed(db: Db, origin: string, language: Language): Promise<string> {
  const { rows } = await db.execute<ArticleRow>(sql`select title, url, excerpt, author,
      to_char(coalesce(published_at, created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishedAt",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from article where status = 'published' and not noindex and language = ${language}
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
      author: [{ name: author }],
      date: new Date(publishedAt),
    })
  }
  return feed.rss2()
}
