import { ApiError, type Endpoint } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import type { Actor } from './actor.ts'
import { actorOfToken } from './tokens.ts'

export type Authenticate = (endpoint: Endpoint, authorization: string | undefined) => Promise<Actor | null>

/** Lets a call through by the realm its endpoint declares: no or dead token 401, another realm's token 403. */
export function authenticator(db: Db): Authenticate {
  return async (endpoint, authorization) => {
    if (endpoint.realm === 'public' || endpoint.realm === 'open') return null
    const token = /^Bearer ([\w-]{1,100})$/.exec(authorization ?? '')?.[1]
    const actor = token === undefined ? undefined : await actorOfToken(db, token)
    if (!actor) throw new ApiError('UNAUTHENTICATED')
    if (actor.realm !== endpoint.realm) throw new ApiError('FORBIDDEN')
    return actor
  }
}
