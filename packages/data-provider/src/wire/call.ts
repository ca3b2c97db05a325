import type { Client } from '@pravesh/client'
import { ApiError, type Endpoint } from '@pravesh/contract'
import { hasPlace } from '../descriptor.ts'
import { asFailure, type FormatError } from './failure.ts'

export type Values = Readonly<Record<string, unknown>>
/** The parents of a resource, `{ sid: 7 }`: they fill the placeholders of the path, the rest goes into the query. */
export type Parents = Values
type CallParts = { params?: Values; query?: Values; body?: Values | undefined }
export type Options = { signal?: AbortSignal | undefined; parents?: Parents | undefined }
/** Calls one of our endpoints and returns its response, parsed. */
export type Call = (endpoint: Endpoint | undefined, callParts: CallParts, options?: Options) => Promise<unknown>

/** Calls through the client; errors have the shape that react-admin reads. An endpoint that a resource lacks is a 405. */
export const caller =
  (client: Pick<Client, 'call'>, formatError?: FormatError): Call =>
  async (endpoint, { params, query, body }, { signal, parents = {} } = {}) => {
    if (!endpoint) throw asFailure(new ApiError('METHOD_NOT_ALLOWED'), formatError)
    const parentEntries = Object.entries(parents)
    const inPath = parentEntries.filter(([name]) => hasPlace(endpoint, name))
    const inQuery = parentEntries.filter(([name]) => !hasPlace(endpoint, name))
    const input = {
      params: { ...Object.fromEntries(inPath), ...params },
      query: { ...Object.fromEntries(inQuery), ...query },
      body,
    }
    try {
      return await client.call(endpoint, input, signal ? { signal } : {})
    } catch (error) {
      throw asFailure(error, formatError)
    }
  }
