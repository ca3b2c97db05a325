import type { Client } from '@pravesh/client'
import { type Endpoint, type Reader, readEndpoints } from '@pravesh/contract'

const keysOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** The reader of a site that runs apart from its server: every read is a call over HTTP. */
export function remoteReader(client: Client): Reader {
  const read = (endpoint: Endpoint) => {
    const names = new Set(keysOf(endpoint.params))
    return (input: Record<string, unknown>) => {
      const part = (inPath: boolean) =>
        Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name) === inPath))
      return client.call(endpoint, { params: part(true), query: part(false) })
    }
  }
  const reader = Object.fromEntries(Object.entries(readEndpoints).map(([name, e]) => [name, read(e as Endpoint)]))
  return reader as unknown as Reader
}
