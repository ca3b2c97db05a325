import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { languages } from '@pravesh/messages'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'
import type { FileSource } from './built-files.ts'
import type { RecordFile, SitePage } from './records.ts'

/** A path of the site in one language: Hindi is under `/hi`. */
const pathIn = (language: (typeof languages)[number], path: string): string =>
  language === 'en' ? path : path === '/' ? '/hi' : `/hi${path}`

/** One entry for each language, which names the page in all of them. */
function entriesOf(origin: string, { path, updatedAt }: SitePage): SitemapItemLoose[] {
  const links = [
    ...languages.map((lang) => ({ lang, url: `${origin}${pathIn(lang, path)}` })),
    { lang: 'x-default', url: `${origin}${path}` },
  ]
  return languages.map((language) => ({
    url: `${origin}${pathIn(language, path)}`,
    ...(updatedAt && { lastmod: updatedAt }),
    links,
  }))
}
const namespaces = { news: false, image: false, video: false, xhtml: true }

/** So many pages are written before others have their turn: a file of 50,000 addresses is seconds of work. */
const pagesAtOnce = 500

async function* entriesInTurns(origin: string, pages: readonly SitePage[]) {
  for (const [index, page] of pages.entries()) {
    if (index % pagesAtOnce === pagesAtOnce - 1) await setImmediate()
    yield* entriesOf(origin, page)
  }
}

/** A file of the sitemap (sitemaps.org) with both languages of each page: its source, and its XML writer. */
export const sitemapXml = (origin: string, pages: readonly SitePage[]): FileSource => [
  Readable.from(entriesInTurns(origin, pages)),
  new SitemapStream({ hostname: origin, xmlns: namespaces }),
]

/** The index that names all files of the sitemap. */
export function sitemapIndexXml(origin: string, files: readonly Pick<RecordFile, 'name' | 'updatedAt'>[]): FileSource {
  const entries = files.map(({ name, updatedAt }) => ({
    url: `${origin}/sitemaps/${name}`,
    ...(updatedAt && { lastmod: updatedAt }),
  }))
  return [Readable.from(entries), new SitemapIndexStream()]
}
