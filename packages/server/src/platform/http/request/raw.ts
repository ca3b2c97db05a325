import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../bind.ts'

/** Makes every body in this scope arrive as raw bytes, whichever type it declares. */
export function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
/** The bytes and headers of a request in such a scope. */
export function rawOf(request: FastifyRequest): NonNullable<Call['raw']> {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return { body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), header }
}
