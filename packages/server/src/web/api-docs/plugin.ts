import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedResponse, write } from '../../platform/cache/cached-response.ts'
import { closedPolicy, securityHeaderList } from '../../platform/http/security/headers.ts'
import type { OpenApi } from '../../services/openapi/shape.ts'

interface ReferenceOptions {
  /** Called once, at the first request. */
  document: () => OpenApi
  /** The API's base as a path. */
  base: string
  strictTransport: boolean
}

/** `openapi.json`, and Scalar's reference of it at `docs`, below the prefix of this scope. Each is made at its first request and cached. */
export async function referencePlugin(app: FastifyInstance, options: ReferenceOptions): Promise<void> {
  const headers = securityHeaderList(options.strictTransport)
  let file: CachedResponse | undefined
  const document = () =>
    (file ??= new CachedResponse(
      200,
      [
        ['content-type', 'application/json; charset=utf-8'],
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ['content-security-policy', closedPolicy],
        ...headers,
      ],
      Buffer.from(JSON.stringify(options.document())),
    ))
  let reference: Promise<Record<'page' | 'script', CachedResponse>> | undefined
  // Scalar is 5 MB of source: it is imported when the reference is first opened, not at each start.
  const open = () =>
    (reference ??= import('./reference.ts').then(({ openReference }) => openReference(options.base, headers)))

  const send = async (response: CachedResponse, request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    await write(response, request.raw, reply.raw)
  }
  app.get('/openapi.json', (request, reply) => send(document(), request, reply))
  app.get('/docs', async (request, reply) => send((await open()).page, request, reply))
  app.get('/docs/js/scalar.js', async (request, reply) => send((await open()).script, request, reply))
}
