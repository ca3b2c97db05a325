import type { Endpoint } from '@pravesh/contract'
import type { PersonName } from '../scene/people.ts'

/** The caller: a signed-in person, or an anonymous one. */
export type Caller = PersonName | null
/** A call by its parts, before it becomes an address and a text. `body` undefined: none is sent. */
export type Draft = {
  caller: Caller
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  headers?: Record<string, string>
}
/** A call as it goes over the wire, without its token. */
export type SentRequest = { method: Endpoint['method']; url: string; headers: Record<string, string>; payload?: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Percent-encoded; a lone surrogate as the bytes that a careless client would send for it. */
const encoded = (value: unknown): string =>
  textOf(value).replace(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g, (c) => {
    if (c.isWellFormed()) return encodeURIComponent(c)
    const unit = c.charCodeAt(0)
    return `%ED%${(0x80 | ((unit >> 6) & 63)).toString(16)}%${(0x80 | (unit & 63)).toString(16)}`
  })

function searchOf(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.slice(0, 100) : [value]).map((v) => `${encoded(key)}=${encoded(v)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const isWritten = (value: unknown): value is { source: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'written'
/** JSON text, in which `{ written }` is inserted unquoted and `__proto__` is an ordinary key. */
export function jsonText(value: unknown): string {
  if (isWritten(value)) return value.source
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${JSON.stringify(key)}:${jsonText(part)}`)
      .join(',')}}`
  return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'null')
}

export function sent(e: Endpoint, { params, query, body, headers }: Draft): SentRequest {
  const path = e.path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]) || '%20')
  const request = { method: e.method, url: `/api/v1${path}${searchOf(query)}`, headers: {} }
  if (body === undefined) return request
  return { ...request, headers: { 'content-type': 'application/json', ...headers }, payload: jsonText(body) }
}

/** The request in one line, to make it again by hand. */
export const describeRequest = (caller: Caller, { method, url, headers, payload = '' }: SentRequest): string =>
  [`${caller ?? 'anybody'}: ${method} ${short(url)}`, JSON.stringify(headers).slice(0, 300), short(payload)].join('  ')
const short = (text: string) =>
  text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length} characters)` : text.toWellFormed()
