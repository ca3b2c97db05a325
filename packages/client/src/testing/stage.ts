import { validateResponse } from '../check.ts'
import { type ClientParts, createClient, type Toast } from '../client.ts'
import type { Segment } from '../segment.ts'

/** A local storage, a server that answers from a script, and every request it saw. */
export function stage(
  segment: Segment = 'admin',
  overrides: Pick<ClientParts, 'promptsAgain' | 'language' | 'byCookie'> = {},
) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  const requests: {
    url: string
    method: string
    headers: Record<string, string>
    body: unknown
    credentials: RequestCredentials | undefined
  }[] = []
  const toasts: Toast[] = []
  const tabs = new EventTarget()
  let respond: (token: string | undefined) => Response | Promise<Response> = () =>
    Response.json({ message: 'Logged out' })
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    requests.push({
      url: String(url),
      method: init.method ?? '',
      headers,
      body: init.body,
      credentials: init.credentials,
    })
    return respond(headers.authorization?.replace('Bearer ', ''))
  }
  const client = createClient({
    base: '/api/v1',
    segment,
    storage,
    fetch,
    origin: 'https://pravesh.example',
    onToast: (toast) => toasts.push(toast),
    tabs,
    check: validateResponse,
    ...overrides,
  })
  const respondWith = (next: typeof respond) => {
    respond = next
  }
  return { stored, requests, toasts, tabs, client, respondWith }
}
export const unauthenticated = () =>
  Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: 'r' }, { status: 401 })
/** Accepts one token alone. */
export const only = (live: string) => (token: string | undefined) =>
  token === live ? Response.json({ message: 'Logged out' }) : unauthenticated()
