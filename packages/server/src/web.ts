import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import type { Database } from './db/index.ts'
import type { Bound } from './http/bind.ts'
import type { LiveLexicon } from './lexicon/live-lexicon.ts'
import { consolesPlugin } from './pages/consoles/plugin.ts'
import { razorpaySources } from './pages/host/checkout.ts'
import { pagesPlugin } from './pages/pages-plugin.ts'
import { createPreviews } from './preview/previews.ts'
import type { BuiltWeb } from './process/built-web.ts'
import { createReader } from './reader.ts'

type WebParts = {
  lexicon: LiveLexicon
  database: Database
  config: Config
  web: BuiltWeb
  verify: boolean
  bound: readonly Bound[]
}

/** What people open: the consoles under their paths, and the public site on every path that is left. */
export async function mountWeb(
  app: FastifyInstance,
  { database, config, web, bound, verify, lexicon }: WebParts,
): Promise<void> {
  const strictTransport = config.origin.startsWith('https:')
  await app.register(consolesPlugin, { consoles: web.consoles, strictTransport })
  await app.register(pagesPlugin, {
    reader: createReader(bound, verify),
    openPreview: createPreviews({ db: database.db, config, lexicon, bound, verify }),
    siteDist: web.site,
    origin: config.origin,
    database: database,
    strictTransport,
    checkout: config.razorpay ? razorpaySources : undefined,
    apiBase: new URL(config.apiBase, config.origin).pathname,
  })
}
