import { createClient } from '@pravesh/client'
import { validateResponse } from '@pravesh/client/check'
import { createDataProvider } from '../provider.ts'
import { adminResources } from '../resources/admin.ts'
import { buyerResources } from '../resources/buyer.ts'
import { catalogueResources } from '../resources/catalogues.ts'

export const list = (data: unknown[]) => ({ data, total: data.length, page: 1, limit: 50 })
/** The same of institutes, as their last page. */
export const instituteList = (data: unknown[]) => ({ ...list(data), next: null })
export const errorResponse = (status: number, code: string, message: string, errors?: object[]) =>
  Response.json({ code, message, ...(errors && { errors }), requestId: 'r-1' }, { status })

/** Data providers of both consoles over a fake HTTP with scripted responses that records its requests. */
export function stage(...responses: unknown[]) {
  const requests: [method: string, address: string, body?: unknown][] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    signals.push(init.signal)
    const address = decodeURIComponent(String(url))
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    requests.push(body === undefined ? [init.method ?? '', address] : [init.method ?? '', address, body])
    const next = responses.shift()
    return next instanceof Response ? next : Response.json(next)
  }
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, clear: () => undefined }
  const client = createClient({
    ...{ base: '', segment: 'admin', storage, fetch, check: validateResponse },
    origin: 'https://pravesh.example',
  })
  const provider = createDataProvider(client, adminResources, { extraResources: catalogueResources })
  return { requests, signals, provider, buyer: createDataProvider(client, buyerResources) }
}
