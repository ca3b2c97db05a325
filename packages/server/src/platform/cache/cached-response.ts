import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Coding, codingFor } from './coding.ts'
import { type CompressedEncoding, compress, leastToCompress } from './compress.ts'
import type { HeaderList } from './page.ts'

/** A body as it is sent in one coding, with its whole head. */
interface Variant {
  body: Buffer
  head: string[]
}

/** Bodies that were compressed when they were built. */
export type Ready = Partial<Record<CompressedEncoding, Buffer>>

/** Estimated memory of a response in addition to its bodies and headers: objects, lists and its entry in the cache. */
const objects = 1000
const perHeader = 8

/** A response that is written many times: its plain body, and each coding from its first request on. */
export class CachedResponse {
  readonly status: number
  /** The opaque part with its quotes; sent as a weak tag, because codings differ in bytes. */
  readonly mark: string
  readonly body: Buffer
  readonly notModified: string[]
  /** Called with how many bytes more are held, whenever a coding was made. */
  grown: (bytes: number) => void = () => undefined
  #identity: Variant
  #variants = new Map<Coding, Variant>()
  #making = new Map<CompressedEncoding, Promise<Variant>>()
  #size: number

  /** `headers` must hold neither a length, a coding nor a tag; `ready` bodies are used as they are. */
  constructor(status: number, headers: HeaderList, body: Buffer, ready: Ready = {}) {
    this.status = status
    this.mark = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.body = body
    this.notModified = [...headers.flat(), 'etag', `W/${this.mark}`, 'vary', 'accept-encoding']
    // Texts of headers are shared by all variants, the lists that name them are not.
    this.#size = this.notModified.reduce((sum, text) => sum + text.length, objects + body.length)
    this.#identity = this.#add('identity', body)
    for (const coding of ['br', 'gzip'] as const) {
      const bytes = body.length < leastToCompress ? body : ready[coding]
      if (bytes) this.#add(coding, bytes)
    }
  }

  /** Bytes held in memory, near enough; more after each coding that is made. */
  get size(): number {
    return this.#size
  }

  /** The variant of a coding if it is to hand. */
  variant(coding: Coding): Variant | undefined {
    return this.#variants.get(coding)
  }

  /** The variant of a coding, made once for all who wait for it. */
  async in(coding: Coding): Promise<Variant> {
    if (coding === 'identity') return this.#identity
    const variant = this.#variants.get(coding)
    if (variant) return variant
    let making = this.#making.get(coding)
    if (making === undefined) {
      making = this.#make(coding).finally(() => this.#making.delete(coding))
      this.#making.set(coding, making)
    }
    return making
  }

  async #make(coding: CompressedEncoding): Promise<Variant> {
    const bytes = await compress(this.body, coding)
    const before = this.#size
    const variant = this.#add(coding, bytes)
    this.grown(this.#size - before)
    return variant
  }

  #add(coding: Coding, bytes: Buffer): Variant {
    const isIdentity = coding === 'identity' || bytes.length >= this.body.length
    const body = isIdentity ? this.body : bytes
    const coded = isIdentity ? [] : ['content-encoding', coding]
    const variant = { body, head: [...this.notModified, ...coded, 'content-length', String(body.length)] }
    this.#variants.set(coding, variant)
    this.#size += variant.head.length * perHeader + (isIdentity ? 0 : bytes.length)
    return variant
  }
}

/** Writes a response if the visitor's coding is ready, and returns whether it did: 304 for a current entity tag, no body for HEAD. */
export function writeMade(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): boolean {
  const ifNoneMatch = request.headers['if-none-match']
  if (
    ifNoneMatch !== undefined &&
    cached.status === 200 &&
    (ifNoneMatch.includes(cached.mark) || ifNoneMatch === '*')
  ) {
    response.writeHead(304, cached.notModified).end()
    return true
  }
  const variant = cached.variant(codingFor(request.headers['accept-encoding']))
  if (variant === undefined) return false
  response.writeHead(cached.status, variant.head)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
  return true
}

/** Writes an answer, once the coding that the visitor reads is made. */
export async function write(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (writeMade(cached, request, response)) return
  await cached.in(codingFor(request.headers['accept-encoding']))
  if (!response.destroyed) writeMade(cached, request, response)
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
  const bytes = coding === 'identity' ? body : await compress(body, coding)
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
