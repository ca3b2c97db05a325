import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedResponse, write } from '../../platform/cache/cached-response.ts'
import { closedPolicy, securityHeaderList } from '../../platform/http/security/headers.ts'
import type { OpenApi } from '../../services/openapi/shape.ts'
import { Reference } from './reference.ts'

interface ReferenceOptions {
  /** Called once, at the first request. */
  document: () => OpenApi
  /** The API's base as a path, and as a whole address. */
  base: string
  api: string
  demo: boolean
  strictTransport: boolean
}

/** `openapi.json`, and the reference generated from it at `docs`, below the prefix of this scope. Each is generated once and cached. */
export async function referencePlugin(app: FastifyInstance, options: ReferenceOptions): Promise<void> {
  const { base, api, demo, strictTransport } = options
  const headers = securityHeaderList(strictTransport)
  let cachedDocument: OpenApi | undefined
  const document = () => (cachedDocument ??= options.document())
  let file: CachedResponse | undefined
  let reference: Promise<Reference> | undefined

  async function send(response: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    await write(response, request.raw, reply.raw)
  }
  app.get('/openapi.json', (request, reply) => {
    file ??= new CachedResponse(
      200,
      [
        ['content-type', 'application/json; charset=utf-8'],
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ['content-security-policy', closedPolicy],
        ...headers,
      ],
      Buffer.from(JSON.stringify(document())),
    )
    return send(file, request, reply)
  })
  const page = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    reference ??= Reference.open({ document: document(), base, api, demo }, headers)
    return send((await reference).at(name), request, reply)
  }
  app.get('/docs', (request, reply) => page(request, reply, ''))
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => page(request, reply, request.params['*']))
}
