import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Coding, codingFor } from './coding.ts'
import type { HeaderList } from './page.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Below this many bytes a coding saves less than its header costs. */
const leastToCompress = 512

interface Variant {
  body: Buffer
  head: string[]
}

/** An answer ready to be written: every coding of its body and every header made ahead. */
export interface Answer {
  status: number
  /** The opaque part with its quotes; sent as a weak tag, because codings differ in bytes. */
  mark: string
  notModified: string[]
  variants: Record<Coding, Variant>
  /** Bytes held in memory, near enough. */
  size: number
}

/** Bodies that were compressed when they were built. */
export type Ready = Partial<Record<Exclude<Coding, 'identity'>, Buffer>>

/** `headers` must hold neither a length, a coding nor a tag; `ready` bodies are used as they are, missing ones are made. */
export async function answerOf(status: number, headers: HeaderList, body: Buffer, ready: Ready = {}): Promise<Answer> {
  const mark = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = [...headers.flat(), 'etag', `W/${mark}`, 'vary', 'accept-encoding']
  const [br, gz] =
    body.length < leastToCompress
      ? [body, body]
      : await Promise.all([ready.br ?? squeeze(body, 'br'), ready.gzip ?? squeeze(body, 'gzip')])
  const variant = (coding: Coding, bytes: Buffer): Variant =>
    coding === 'identity' || bytes.length >= body.length
      ? { body, head: [...shared, 'content-length', String(body.length)] }
      : { body: bytes, head: [...shared, 'content-encoding', coding, 'content-length', String(bytes.length)] }
  const variants = { br: variant('br', br), gzip: variant('gzip', gz), identity: variant('identity', body) }
  const heads = shared.reduce((sum, text) => sum + text.length, 0)
  return { status, mark, notModified: shared, variants, size: body.length + br.length + gz.length + heads * 4 + 1000 }
}

/** Writes an answer: 304 for who has it, the coding the visitor reads, no body for HEAD. */
export function write(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const held = request.headers['if-none-match']
  if (held !== undefined && answer.status === 200 && (held.includes(answer.mark) || held === '*')) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const variant = answer.variants[codingFor(request.headers['accept-encoding'])]
  response.writeHead(answer.status, variant.head)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** Writes a body that is sent once: compressed only in the coding that this visitor reads. */
export async function writeOnce(
  status: number,
  headers: HeaderList,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const coding = body.length < leastToCompress ? 'identity' : codingFor(request.headers['accept-encoding'])
  const bytes = coding === 'identity' ? body : await squeeze(body, coding)
  if (response.destroyed) return
  const extra = coding === 'identity' ? [] : ['content-encoding', coding]
  response.writeHead(status, [
    ...headers.flat(),
    'vary',
    'accept-encoding',
    ...extra,
    'content-length',
    String(bytes.length),
  ])
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

function squeeze(body: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
  if (coding === 'gzip') return gzipOf(body, { level: 6 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotliOf(body, { params })
}
