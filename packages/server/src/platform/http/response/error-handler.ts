import { ApiError, type ErrorCode } from '@pravesh/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '../../db/index.ts'
import { LowDisk } from '../../limits/low-disk.ts'
import { Busy } from '../../limits/semaphore.ts'
import { errorBodyOf } from './error-body.ts'

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_BAD_URL: 'MALFORMED',
}

/** Converts any thrown value to an error of the table. An unknown one is not described to the caller: 503. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const mappedCode = code ? fastifyCodes[code] : undefined
  if (mappedCode) return new ApiError(mappedCode)
  if (statusCode === 400) return new ApiError('MALFORMED')
  if (statusCode === 413) return new ApiError('TOO_LARGE')
  // 40001 and 40P01: two writers met; the caller may try the same again.
  const state = sqlState(error)
  if (state === '40001' || state === '40P01') return new ApiError('CONFLICT', { retryAfter: 1 })
  // 22021 and 22P05: characters that the database cannot store; 22007 to 22009: days and timestamps. Schemas reject them first.
  if (state && ['22021', '22P05', '22007', '22008', '22009'].includes(state)) return new ApiError('INVALID')
  return new ApiError('UNAVAILABLE', { retryAfter: 5 })
}

type Shortage = { kind: typeof Busy | typeof LowDisk; everyMs: number; text: string; loggedAt: number }
const never = Number.NEGATIVE_INFINITY
const shortages: Shortage[] = [
  {
    ...{ kind: Busy, everyMs: 10_000, loggedAt: never },
    text: 'more is asked at once than there is room for: some are asked to come again',
  },
  {
    ...{ kind: LowDisk, everyMs: 60_000, loggedAt: never },
    text: 'the disk of the files has too little free space (MIN_FREE_DISK_MB): uploads are refused',
  },
]
/** Every error is logged; a lack of capacity only once in a while, because a flood would fill the log too. */
function note(error: unknown, request: FastifyRequest): void {
  const shortage = shortages.find(({ kind }) => error instanceof kind)
  if (!shortage) {
    request.log.error({ err: error }, 'unexpected fault')
    return
  }
  if (performance.now() - shortage.loggedAt < shortage.everyMs) return
  shortage.loggedAt = performance.now()
  request.log.warn(shortage.text)
}

/** The only error handler: responds from the table, logs unexpected errors, and reveals no internals. */
export function sendError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asApiError(cause)
  if (error.code === 'UNAVAILABLE') note(cause, request)
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return (
    reply
      .code(error.status)
      // The type of a file that failed before its first byte may be set already.
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorBodyOf(error, request))
  )
}

/** Whether a path may be one of a route: part by part, a slash at the end or not. */
function leadsTo(route: readonly string[], path: string): boolean {
  const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  const fits = (part: string, i: number) => (part.startsWith(':') ? parts[i] !== '' : parts[i] === part)
  return parts.length === route.length && route.every(fits)
}

/** The API's own 404, and 405 with Allow where the path exists under another method. */
export function sendNotFound(app: FastifyInstance, routes: readonly { method: string; path: string }[]) {
  const knownRoutes = routes.map(({ method, path }) => ({ method, parts: path.replace(/\/$/, '').split('/') }))
  app.all('/*', (request, reply) => {
    // As it was sent: decoded, `admin%2fstate` would look like an address that is there.
    const path = request.url.slice(app.prefix.length).replace(/[?#].*$/s, '')
    const allowed = knownRoutes.filter(({ parts }) => leadsTo(parts, path)).map(({ method }) => method)
    // Under its own method it would have been found: then it is a part of it that cannot be, such as a slug too long.
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (allowed.length === 0 || allowed.includes(method)) throw new ApiError('NOT_FOUND')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new ApiError('METHOD_NOT_ALLOWED')
  })
}
