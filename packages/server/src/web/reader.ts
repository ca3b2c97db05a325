import { ApiError, type Endpoint, type Reader, readEndpoints } from '@pravesh/contract'
import type { z } from 'zod'
import type { Bound } from '../platform/http/bind.ts'
import { fieldErrors, presentParams } from '../platform/http/request/parse.ts'
import { validateResponse } from '../platform/http/response/response.ts'
import { networksOf } from '../platform/limits/network.ts'

const call = { actor: null, from: networksOf('127.0.0.1'), origin: null, language: 'en', requestId: 'page' } as const

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value)
  if (!result) return undefined
  if (!result.success) throw new ApiError('INVALID', { errors: fieldErrors(result.error) })
  return result.data
}
const keysOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** Direct calls for the site: the same verbs and the same parsing as over HTTP, without the hop. */
export function createReader(bound: readonly Bound[], verify = false): Reader {
  const read = (endpoint: Endpoint) => {
    const found = bound.find((b) => b.endpoint === endpoint)
    if (!found) throw new Error(`Nothing answers ${endpoint.id}`)
    const names = keysOf(endpoint.params)
    return async (input: Record<string, unknown>) => {
      const entries = Object.entries(input).filter(([, value]) => value !== undefined)
      const params = parsed(endpoint.params, Object.fromEntries(entries.filter(([name]) => names.includes(name))))
      const queryInput = Object.fromEntries(entries.filter(([name]) => !names.includes(name)))
      const query = parsed(endpoint.query, presentParams(endpoint.query, queryInput))
      const response = await found.answer({ params, query, body: undefined }, call)
      if (verify) validateResponse(endpoint, response)
      return response
    }
  }
  const reader = Object.fromEntries(Object.entries(readEndpoints).map(([name, e]) => [name, read(e as Endpoint)]))
  return reader as unknown as Reader
}
