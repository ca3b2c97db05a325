import type { ReadInputOf, ResponseOf } from './endpoint/endpoint.ts'
import { publicDrawEndpoints } from './people/admission/draw-endpoints.ts'
import { packetKeyEndpoints } from './people/admission/packet.ts'
import { guardianReadEndpoints } from './people/session/guardian.ts'
import { chanceEndpoints } from './public/chances.ts'
import { infoPageEndpoints } from './public/info-pages.ts'
import { lookupEndpoints } from './public/lookup-endpoints.ts'
import { openDataEndpoints } from './public/open-data.ts'
import { recordEndpoints } from './public/records-endpoints.ts'
import { discoveryEndpoints } from './search/discovery-endpoints.ts'

/** Every anonymous read. */
export const readEndpoints = {
  ...recordEndpoints,
  ...discoveryEndpoints,
  ...lookupEndpoints,
  ...chanceEndpoints,
  ...infoPageEndpoints,
  ...openDataEndpoints,
  ...packetKeyEndpoints,
  ...publicDrawEndpoints,
  ...guardianReadEndpoints,
}
export type ReadEndpoints = typeof readEndpoints

/**
 * The public site's data access: `reader.school({ url })`, parameters and query in one object, parsed as over HTTP. The server, whose
 * process the site runs in, passes direct calls of its handlers; in development, HTTP calls of the same shape replace them. Rejects with
 * ApiError (`isNotFound` detects a missing record).
 */
export type Reader = {
  [K in keyof ReadEndpoints]: (input: ReadInputOf<ReadEndpoints[K]>) => Promise<ResponseOf<ReadEndpoints[K]>>
}
