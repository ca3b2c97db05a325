import { accountEndpoints, ownSessionEndpoints, passkeyEndpoints, secondFactorEndpoints } from '@pravesh/contract'
import { onAll } from '../descriptor.ts'

/** Verbs of the signed-in account itself, which are the same in both consoles: its password, second factors and sessions. */
export function ownAccountActions(realm: 'admin' | 'buyer') {
  const [factor, passkeys, sessions] = [
    secondFactorEndpoints[realm],
    passkeyEndpoints[realm],
    ownSessionEndpoints[realm],
  ]
  return {
    changePassword: onAll(accountEndpoints[`${realm}Password`]),
    factors: onAll(factor.status),
    beginApp: onAll(factor.begin),
    confirmApp: onAll(factor.confirm),
    turnAppOff: onAll(factor.off),
    renewCodes: onAll(factor.recovery),
    beginPasskey: onAll(passkeys.options),
    addPasskey: onAll(passkeys.add),
    renamePasskey: onAll(passkeys.rename),
    removePasskey: onAll(passkeys.remove),
    sessions: onAll(sessions.list),
    endSessions: onAll(sessions.end),
  } as const
}
/** Those of either console. */
export type OwnAccountActions = ReturnType<typeof ownAccountActions>
