import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../session/authenticate.ts'
import { stringifierOf, verifyAnswer } from './answer.ts'
import type { Bound } from './bind.ts'
import { parseRequest } from './parse.ts'

const pageOrigin = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 200 && /^https?:\/\/[\w.:[\]-]+$/.test(value) ? value : null

/** Mounts every bound endpoint: authenticates by its realm, parses, answers with its status. */
export function mountRoutes(
  app: FastifyInstance,
  bound: readonly Bound[],
  deps: { authenticate: Authenticate; verify: boolean },
) {
  for (const { endpoint, answer } of bound) {
    const stringify = stringifierOf(endpoint)
    const personal = endpoint.realm !== 'public' && endpoint.realm !== 'open'
    // The specification writes some addresses with a slash at the end: both forms answer.
    const bare = endpoint.path.replace(/\/$/, '')
    for (const url of [bare, `${bare}/`]) {
      app.route({
        method: endpoint.method,
        url,
        handler: async (request, reply) => {
          const actor = await deps.authenticate(endpoint, request.headers.authorization)
          const input = parseRequest(endpoint, request)
          const call = {
            actor,
            address: request.ip,
            origin: pageOrigin(request.headers['x-page-origin']),
            requestId: request.id,
          }
          const result = await answer(input, call)
          if (deps.verify) verifyAnswer(endpoint, result)
          const cacheable = endpoint.method === 'GET' && !personal
          return reply
            .code(endpoint.status)
            .type('application/json; charset=utf-8')
            .header('cache-control', cacheable ? 'no-cache' : 'no-store')
            .send(stringify(result))
        },
      })
    }
  }
}
