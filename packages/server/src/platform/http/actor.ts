import type { Endpoint } from '@pravesh/contract'

/** Who is calling: an account of one realm. Ids of different realms never mean the same person. */
export type Actor = { realm: 'admin' | 'buyer' | 'student'; account: number; name: string; tokenHash: string }

/** Who calls an endpoint with this Authorization header; null for nobody known. Refuses whom its realm does not let in. */
export type Authenticate = (endpoint: Endpoint, authorization: string | undefined) => Promise<Actor | null>
