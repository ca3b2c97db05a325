import type { Endpoint, OperatorRole, Role } from '@pravesh/contract'

/** The caller: an account of one realm. Ids of different realms never mean the same person. */
export type Actor = {
  realm: 'admin' | 'buyer' | 'student'
  account: number
  name: string
  tokenHash: string
  /** Role of one of the operator's people. */
  role?: OperatorRole | null
  /** True where the session was opened within fifteen minutes. */
  isRecent?: boolean
  /** True of staff with an authenticator app or a passkey. */
  hasFactor?: boolean
  /** True where a role that needs a second factor is refused, for the account has none. */
  lacksFactor?: boolean
  /** Roles that may make this call of staff: a person of institutes needs one of them at the institute that is named. */
  roles?: readonly Role[]
  /** True of a person under 18 whose guardian has not agreed yet. */
  waitsForGuardian?: boolean
}

/** Authenticates the caller of an endpoint by its Authorization header; null for an anonymous one. Throws for callers outside its realm. */
export type Authenticate = (endpoint: Endpoint, authorization: string | undefined) => Promise<Actor | null>
