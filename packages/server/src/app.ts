import { endpointTable } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Home } from './db/index.ts'
import { cannotSend, openDelivery } from './delivery/delivery.ts'
import { outboxRoutes } from './delivery/outbox-page.ts'
import { bindAll } from './endpoints.ts'
import { answerFault, answerUnknown } from './http/faults.ts'
import { mountRoutes } from './http/routes.ts'
import { allWork } from './jobs/all.ts'
import { createWorker } from './jobs/worker.ts'
import { openApiDocument } from './openapi/document.ts'
import { securityHeaders } from './pages/security/plugin.ts'
import { refuseAddress, refuseConnection } from './pages/security/refusals.ts'
import { openPayments, type Payments } from './payment/open.ts'
import { sandboxPlugin } from './payment/sandbox/plugin.ts'
import { authenticator } from './session/authenticate.ts'
import { mountWeb } from './web.ts'

export type AppParts = {
  home: Home
  config: Config
  logger?: FastifyServerOptions['logger']
  /** Folders of the built site and consoles; without them the API stands alone. */
  web?: { site: string; admin: string; buyer: string }
  /** Refuse answers that are not as declared. On in tests. */
  verify?: boolean
  /** Where money comes from; by default what the configuration names. */
  payments?: Payments
  /** Do the jobs that wait in the database. Tests leave it off and do them when they look. */
  work?: boolean
}

/** The whole server as one Fastify app: headers, API, health, consoles, site. Listening is the caller's. */
export async function buildApp({
  home,
  config,
  logger = false,
  web,
  verify = false,
  payments = openPayments(config, home.db),
  work = false,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: 512 * 1024,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 200 },
    trustProxy: config.mode === 'production' ? 'loopback, uniquelocal' : false,
    // Query strings and addresses of people stay out of the logs.
    logController: new LogController({ disableRequestLogging: true }),
  })
  await app.register(securityHeaders, { strictTransport: config.origin.startsWith('https:') })
  app.setErrorHandler(answerFault)

  const parts = { db: home.db, config, delivery: openDelivery(config, home.db), payments }
  const bound = bindAll(parts)
  const base = new URL(config.apiBase, config.origin).pathname
  let document: string | undefined
  await app.register(
    async (api) => {
      mountRoutes(api, bound, { authenticate: authenticator(home.db), verify })
      api.get('/openapi.json', (_request, reply) => {
        document ??= JSON.stringify(openApiDocument())
        return reply.type('application/json; charset=utf-8').send(document)
      })
      answerUnknown(api, endpointTable)
    },
    { prefix: base },
  )
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await home.db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'not ready' })
    }
  })
  if (config.mode === 'demo') await app.register(outboxRoutes, { db: home.db })
  if (work) {
    for (const missing of cannotSend(config)) app.log.warn(missing)
    const worker = createWorker(home, { ...allWork(parts), log: app.log })
    app.addHook('onReady', () => worker.start())
    app.addHook('preClose', () => worker.stop())
  }
  if (payments.sandbox) {
    const url = `${base}/open/payment/webhook`
    await app.register(sandboxPlugin, { sandbox: payments.sandbox, webhooks: url })
  }
  if (web) await mountWeb(app, { home, config, bound, web, verify })
  return app
}
