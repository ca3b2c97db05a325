import { Readable } from 'node:stream'
import { languages } from '@pravesh/messages'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import type { RecordFile, SitePage } from './records.ts'

/** A path of the site in one language: Hindi lies under `/hi`. */
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

/** A file of the sitemap (sitemaps.org) with both languages of each page. */
export const sitemapXml = (origin: string, pages: readonly SitePage[]): Promise<Buffer> =>
  streamToPromise(
    Readable.from(pages.flatMap((page) => entriesOf(origin, page))).pipe(
      new SitemapStream({ hostname: origin, xmlns: namespaces }),
    ),
  )

/** The index that names all files of the sitemap. */
export const sitemapIndexXml = (origin: string, files: readonly Pick<RecordFile, 'name' | 'updatedAt'>[]) =>
  streamToPromise(
    Readable.from(
      files.map(({ name, updatedAt }) => ({
        url: `${origin}/sitemaps/${name}`,
        ...(updatedAt && { lastmod: updatedAt }),
      })),
    ).pipe(new SitemapIndexStream()),
  )
