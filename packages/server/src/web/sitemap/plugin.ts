import { createGunzip } from 'node:zlib'
import { ApiError } from '@pravesh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/index.ts'
import { takesGzip } from '../../platform/http/request/takes-gzip.ts'
import { BuiltFiles } from './built-files.ts'
import { articleFeed } from './feed.ts'
import { listingPages } from './listings.ts'
import { mayBeFound, pagesOf, recordFileOf, recordFiles } from './records.ts'
import { robotsTxt } from './robots.ts'
import { sitemapIndexXml, sitemapXml } from './xml.ts'

type SitemapParts = { db: Db; config: Pick<Config, 'origin' | 'mode'> }

const listingFile = 'pages.xml'
const sitemapType = 'application/xml; charset=utf-8'
const feedType = 'application/rss+xml; charset=utf-8'
const cacheControl = 'public, max-age=3600'
const feeds = [
  ['/articles.xml', 'en'],
  ['/hi/articles.xml', 'hi'],
] as const

/**
 * Files for search engines and feed readers: `/robots.txt`, `/sitemap.xml`, which names the files under `/sitemaps/`, and the newest
 * articles as RSS at `/articles.xml` and `/hi/articles.xml`. All of it is built from the database.
 */
export async function sitemapPlugin(app: FastifyInstance, { db, config }: SitemapParts): Promise<void> {
  const { origin } = new URL(config.origin)
  const files = new BuiltFiles()

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, body: Buffer | undefined) {
    if (!body) throw new ApiError('NOT_FOUND')
    reply.type(type).headers({ 'cache-control': cacheControl, vary: 'accept-encoding' })
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(body)
    const gunzip = createGunzip()
    gunzip.end(body)
    return reply.send(gunzip)
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(robotsTxt(origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const build = async () =>
      sitemapIndexXml(origin, [{ name: listingFile, updatedAt: null }, ...(await recordFiles(db, config))])
    return send(request, reply, sitemapType, await files.read('sitemap.xml', build))
  })
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const { name } = request.params
    const recordFile = recordFileOf(name)
    if (recordFile ? !mayBeFound(recordFile.kind, config) : name !== listingFile) throw new ApiError('NOT_FOUND')
    const build = async () => {
      const pages = recordFile ? await pagesOf(db, recordFile) : await listingPages(db)
      return pages.length > 0 ? sitemapXml(origin, pages) : undefined
    }
    return send(request, reply, sitemapType, await files.read(name, build))
  })
  for (const [path, language] of feeds)
    app.get(path, async (request, reply) =>
      send(request, reply, feedType, await files.read(path, () => articleFeed(db, origin, language))),
    )
}
