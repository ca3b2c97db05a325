import { ApiError } from '@pravesh/contract/errors'
import type { Callable } from './callable.ts'

/** Input of a call; validated by the server, so values of a form are accepted. */
export type CallInput = { params?: unknown; query?: unknown; body?: unknown }

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []

function fill(path: string, params: unknown): string {
  const values = new Map(entriesOf(params))
  return path.replace(/:(\w+)/g, (_place, name: string) => {
    const value = values.get(name)
    if (value === undefined || value === null || value === '') throw new ApiError('NOT_FOUND')
    return encodeURIComponent(String(value))
  })
}

function search(query: unknown): string {
  const parts = new URLSearchParams()
  for (const [name, value] of entriesOf(query)) {
    if (value === undefined || value === null || value === '') continue
    parts.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = parts.toString()
  return text && `?${text}`
}

/** The address of a call: its path under the base with parameters filled in, and its query without empty values. */
export const addressOf = (base: string, endpoint: Pick<Callable, 'path'>, input: CallInput): string =>
  `${base.replace(/(?<!\/)\/+$/, '')}${fill(endpoint.path, input.params)}${search(input.query)}`

type RequestContext = {
  origin: string
  signal?: AbortSignal | undefined
  language?: string | undefined
  byCookie?: boolean
}

/**
 * The request of a call, without its token: created once, so that a call that waits for a sign-in is sent unchanged, even if the form has
 * changed since. Only a call with a body declares JSON: a bodiless DELETE must not.
 */
export function requestOf(
  { method, file }: Pick<Callable, 'method' | 'file'>,
  { body }: CallInput,
  { origin, signal, language, byCookie = false }: RequestContext,
): (token: string | undefined) => RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return (token) => ({
    method,
    headers: {
      accept: file ? '*/*' : 'application/json',
      'X-Page-Origin': origin,
      ...(language !== undefined && { 'accept-language': language }),
      ...(token !== undefined && !byCookie && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
    ...(signal && { signal }),
    credentials: byCookie ? 'same-origin' : 'omit',
  })
}
