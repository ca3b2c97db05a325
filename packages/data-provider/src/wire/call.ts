import type { Client } from '@pravesh/client'
import { ApiError, type Endpoint } from '@pravesh/contract'
import { hasPlace } from '../descriptor.ts'
import { asFailure, type SayError } from './failure.ts'

export type Values = Readonly<Record<string, unknown>>
/** What names the parents of a resource, `{ sid: 7 }`: places of the path are filled with it, the rest goes into the query. */
export type Parents = Values
export type Given = { params?: Values; query?: Values; body?: Values | undefined }
export type Options = { signal?: AbortSignal | undefined; parents?: Parents | undefined }
/** Calls one of our endpoints and answers what it says, parsed. */
export type Call = (endpoint: Endpoint | undefined, given: Given, options?: Options) => Promise<unknown>

/** Calls through the client; what fails is in the shape that react-admin reads. An endpoint that a resource lacks is a 405. */
export const caller =
  (client: Pick<Client, 'call'>, say?: SayError): Call =>
  async (endpoint, { params, query, body }, { signal, parents = {} } = {}) => {
    if (!endpoint) throw asFailure(new ApiError('METHOD_NOT_ALLOWED'), say)
    const named = Object.entries(parents)
    const inPath = named.filter(([name]) => hasPlace(endpoint, name))
    const inQuery = named.filter(([name]) => !hasPlace(endpoint, name))
    const input = {
      params: { ...Object.fromEntries(inPath), ...params },
      query: { ...Object.fromEntries(inQuery), ...query },
      body,
    }
    try {
      return await client.call(endpoint, input, signal ? { signal } : {})
    } catch (thrown) {
      throw asFailure(thrown, say)
    }
  }
