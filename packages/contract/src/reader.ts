import type { ReadInputOf, ResponseOf } from './endpoint/endpoint.ts'
import { discoveryEndpoints } from './public/discovery-endpoints.ts'
import { infoPageEndpoints } from './public/info-pages.ts'
import { lookupEndpoints } from './public/lookup-endpoints.ts'
import { recordEndpoints } from './public/records-endpoints.ts'

/** Every anonymous read. */
export const readEndpoints = { ...recordEndpoints, ...discoveryEndpoints, ...lookupEndpoints, ...infoPageEndpoints }
export type ReadEndpoints = typeof readEndpoints

/**
 * How the public site reads: `reader.school({ url })`, parameters and query in one object, parsed as over HTTP. The server, whose process
 * the site runs in, hands direct calls of its verbs; while somebody develops, calls over HTTP of the same shape stand in. Rejects with ApiError
 * (`isNotFound` tells the absent).
 */
export type Reader = {
  [K in keyof ReadEndpoints]: (input: ReadInputOf<ReadEndpoints[K]>) => Promise<ResponseOf<ReadEndpoints[K]>>
}
