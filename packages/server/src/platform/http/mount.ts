import type { FileResponse } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/index.ts'
import { forCaller } from '../limits/caller.ts'
import { networksOf } from '../limits/network.ts'
import type { Actor, Authenticate } from './actor.ts'
import type { Bound } from './bind.ts'
import type { BeginDownload } from './capacity/downloads.ts'
import { createCallLimiter } from './capacity/requests.ts'
import { onResponseClose } from './capacity/response-close.ts'
import { createUploadLimiter } from './capacity/uploads.ts'
import { countWrite, isCounted } from './capacity/writes.ts'
import { requestedLanguage } from './request/language.ts'
import { parseRequest } from './request/parse.ts'
import { rawOf, takeRawBodies } from './request/raw.ts'
import { type StreamedFile, sendFile } from './response/file.ts'
import { stringifierOf, validateResponse } from './response/response.ts'
import type { ResponseCache } from './response/response-cache.ts'

const pageOrigin = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 200 && /^https?:\/\/[\w.:[\]-]+$/.test(value) ? value : null

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of an endpoint of the API; null for those that take no token. */
    actor: Actor | null
  }
}

type Deps = {
  db: Db
  authenticate: Authenticate
  verify: boolean
  responseCache?: ResponseCache | undefined
  beginDownload: BeginDownload
}
type MountDeps = Deps & {
  beginUpload: ReturnType<typeof createUploadLimiter>
  countCall: ReturnType<typeof createCallLimiter>
}

function mountRoute(app: FastifyInstance, { endpoint, answer: handler, shows }: Bound, deps: MountDeps) {
  const stringify = stringifierOf(endpoint)
  const responseCache = shows && deps.responseCache
  const personal = endpoint.realm !== 'public' && endpoint.realm !== 'open'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    config: {
      operation: endpoint.id,
      realm: endpoint.realm,
      ...(endpoint.forConsoles && { forConsoles: true }),
      ...(endpoint.rawBody ? { pool: 'gateway' as const } : {}),
    },
    // Before the body is read: anonymous callers cannot make us hold megabytes.
    onRequest: async (request, reply) => {
      if (responseCache?.serve(request, reply)) return
      const actor = await deps.authenticate(endpoint, request.headers.authorization)
      request.actor = actor
      if (!actor) return
      deps.countCall(actor, reply)
      if (endpoint.bodyLimit === undefined) return
      onResponseClose(reply, deps.beginUpload(actor))
    },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const input = parseRequest(endpoint, { params, query, body: endpoint.rawBody ? undefined : body })
      const call = {
        actor: request.actor,
        from: networksOf(request.ip),
        origin: pageOrigin(request.headers['x-page-origin']),
        language: requestedLanguage(request.headers['accept-language']),
        userAgent: request.headers['user-agent'],
        requestId: request.id,
        onClose: (end: () => void) => onResponseClose(reply, end),
        ...(endpoint.rawBody ? { raw: rawOf(request) } : {}),
      }
      if (call.actor && isCounted(endpoint)) await countWrite(deps.db, call.actor)
      const run = () => forCaller(call.from, () => handler(input, call))
      const renderResponse = async () => {
        const response = await run()
        if (deps.verify) validateResponse(endpoint, response)
        return stringify(response)
      }
      if (responseCache && shows && (await responseCache.respond(request, reply, shows, renderResponse))) return
      if (endpoint.file) await deps.beginDownload(call.from, reply, call.actor)
      const result = await run()
      if (endpoint.file) return sendFile(reply, result as FileResponse | StreamedFile)
      if (deps.verify) validateResponse(endpoint, result)
      const cacheable = endpoint.method === 'GET' && !personal && !endpoint.personal
      return reply
        .code(endpoint.status)
        .type('application/json; charset=utf-8')
        .header('cache-control', cacheable ? 'no-cache' : 'no-store')
        .send(stringify(result))
    },
  })
}

/** Mounts every bound endpoint: authenticates by its realm, parses, answers with its status. */
export function mountRoutes(app: FastifyInstance, bound: readonly Bound[], options: Deps) {
  const deps = { ...options, beginUpload: createUploadLimiter(), countCall: createCallLimiter() }
  app.decorateRequest('actor', null)
  for (const b of bound) if (!b.endpoint.rawBody) mountRoute(app, b, deps)
  app.register(async (scope) => {
    takeRawBodies(scope)
    for (const b of bound) if (b.endpoint.rawBody) mountRoute(scope, b, deps)
  })
}
