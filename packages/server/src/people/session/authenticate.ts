import { ApiError, rolesOf, rolesWithFactor } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/index.ts'
import type { Authenticate } from '../../platform/http/actor.ts'
import { actorOfToken } from './tokens.ts'

/**
 * Authenticates a call by the realm that its endpoint declares: no or expired token 401, another realm's token 403. An open endpoint gets
 * the caller if it declares so, and rejects none. One of the operator's people needs a role that the endpoint admits; a person of institutes
 * has a role at each, which `requireInstitute` compares. Where the operator requires it, roles with access to families' data, money or people
 * need a second factor for all but their own account. An account that waits for a guardian makes only the calls that declare so, and to an open
 * one it is nobody (DPDP Act 2023, s. 9(1)).
 */
export function authenticator(db: Db, { requiresSecondFactor }: Pick<Config, 'requiresSecondFactor'>): Authenticate {
  const actorOf = async (authorization: string | undefined) => {
    // The scheme is a word of any case (RFC 9110, section 11.1).
    const token = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '')?.[1]
    return token === undefined ? undefined : actorOfToken(db, token)
  }
  return async (endpoint, authorization) => {
    if (endpoint.realm === 'public' || endpoint.realm === 'open') {
      const knownActor = endpoint.knows && (await actorOf(authorization))
      return knownActor && knownActor.realm === endpoint.knows && !knownActor.waitsForGuardian ? knownActor : null
    }
    const actor = await actorOf(authorization)
    if (!actor) throw new ApiError('UNAUTHENTICATED')
    if (actor.realm !== endpoint.realm) throw new ApiError('FORBIDDEN')
    if (actor.waitsForGuardian && !endpoint.beforeGuardian) throw new ApiError('GUARDIAN_NEEDED')
    if (actor.realm === 'student') return actor
    const roles = rolesOf(endpoint)
    if (actor.realm === 'admin' && !(actor.role && roles.includes(actor.role))) throw new ApiError('ROLE_NEEDED')
    if (endpoint.recentSignIn && !actor.isRecent) throw new ApiError('SIGN_IN_AGAIN')
    // One's own account stays open: there the factor is added.
    const lacksFactor = requiresSecondFactor && !actor.hasFactor && endpoint.owner !== 'self'
    if (lacksFactor && actor.role && rolesWithFactor.includes(actor.role)) throw new ApiError('SECOND_FACTOR_NEEDED')
    return { ...actor, roles, lacksFactor }
  }
}
