import type { FastifyInstance } from 'fastify'
import type { LiveLexicon } from '../catalogue/lexicon/live-lexicon.ts'
import { PageViews } from '../catalogue/page-views/page-views.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Bound } from '../platform/http/bind.ts'
import type { BuiltWeb } from '../platform/process/built-web.ts'
import { consolesPlugin } from '../web/pages/consoles/plugin.ts'
import { razorpaySources } from '../web/pages/host/checkout.ts'
import { pagesPlugin } from '../web/pages/pages-plugin.ts'
import { createPreviews } from '../web/preview/previews.ts'
import { createReader } from '../web/reader.ts'

type WebParts = {
  lexicon: LiveLexicon
  database: Database
  config: Config
  web: BuiltWeb
  verify: boolean
  bound: readonly Bound[]
}

/** The web: the consoles under their paths, and the public site on every other path. */
export async function mountWeb(
  app: FastifyInstance,
  { database, config, web, bound, verify, lexicon }: WebParts,
): Promise<void> {
  const strictTransport = config.origin.startsWith('https:')
  await app.register(consolesPlugin, {
    consoles: web.consoles,
    strictTransport,
    site: new URL(config.origin).origin,
    byCookie: Object.keys(config.consoleOrigins),
  })
  await app.register(pagesPlugin, {
    reader: createReader(bound, verify),
    openPreview: createPreviews({ db: database.db, config, lexicon, bound, verify }),
    siteDist: web.site,
    origin: config.origin,
    database: database,
    strictTransport,
    views: new PageViews(database.db, (error) => app.log.error(error)),
    isDemo: config.mode === 'demo',
    adTag: config.adTag,
    checkout: config.razorpay ? razorpaySources : undefined,
    apiBase: new URL(config.apiBase, config.origin).pathname,
  })
}
