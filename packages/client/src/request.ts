import { ApiError, type Endpoint } from '@pravesh/contract'

/** What a caller gives to a call; checked by the server, so values of a form are welcome. */
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
export const addressOf = (base: string, endpoint: Pick<Endpoint, 'path'>, input: CallInput): string =>
  `${base.replace(/\/+$/, '')}${fill(endpoint.path, input.params)}${search(input.query)}`

/** The request of a call. Only a call with a body says that it sends JSON: a bodiless DELETE must not. */
export function requestOf(
  endpoint: Pick<Endpoint, 'method'>,
  { body }: CallInput,
  { token, origin, signal }: { token: string | undefined; origin: string; signal?: AbortSignal | undefined },
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', 'X-Page-Origin': origin }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  return {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    credentials: 'omit',
  }
}
