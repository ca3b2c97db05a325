import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, errorTable } from '@pravesh/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorBodyOf } from '../response/error-body.ts'
import { plainPage } from '../response/plain-page.ts'
import { closedPolicy, securityHeaderList } from './headers.ts'

const headers = [
  ...securityHeaderList(false),
  ['content-security-policy', closedPolicy] as const,
  ['cache-control', 'no-store'] as const,
]

/**
 * Fastify's `frameworkErrors`: an unreadable address is rejected before any hook runs, so the headers are set here. Browsers get a page,
 * programs get JSON.
 */
export function rejectInvalidUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.url?.startsWith('/api/')) {
    const page = plainPage('MALFORMED', request.raw.url)
    reply
      .code(page.status)
      .headers(Object.fromEntries([...headers, ...page.headers]))
      .send(page.body)
    return
  }
  reply
    .code(400)
    .headers(Object.fromEntries(headers))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(new ApiError('MALFORMED'), request)))
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Fastify's `clientErrorHandler`: input that Node could not parse as HTTP gets a response written by hand on the bare socket. */
export function rejectConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify({ code: 'MALFORMED', message: errorTable.MALFORMED.message, requestId: randomUUID() })
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
