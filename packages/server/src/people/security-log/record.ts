import type { SecurityEvent } from '@pravesh/contract'
import parsePhoneNumber from 'libphonenumber-js'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { securityEvent } from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { deviceOf } from '../../platform/http/request/device.ts'
import { signatureOf, signaturesOf } from '../../platform/keys/sign.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { isWithin } from '../../platform/limits/throttle.ts'

export type EventKeys = Pick<Config, 'sessionSecrets'>
export type EventOrigin = Pick<Call, 'from' | 'userAgent'>
export type NewSecurityEvent = Pick<SecurityEvent, 'realm' | 'account' | 'kind'> & {
  outcome?: SecurityEvent['outcome']
  /** The name that was tried, as typed and normalised: stored as a keyed hash, and only where no account has it. */
  name?: string | undefined
  /** Ids, counts and words of ours: no personal data. */
  details?: SecurityEvent['details']
}

const nameText = (realm: SecurityEvent['realm'], name: string) => `security log name ${realm} ${name}`
/** All possible stored forms of a name that was tried, in the notations that people write it in. */
export function nameHashes({ sessionSecrets }: EventKeys, realm: SecurityEvent['realm'], name: string): string[] {
  const mobile = parsePhoneNumber(name, 'IN')?.number
  return [name.trim().toLowerCase(), ...(mobile ? [mobile] : [])].flatMap((text) =>
    signaturesOf(sessionSecrets, nameText(realm, text)),
  )
}

/** The stored form of a network: there are few addresses, so that a plain hash would not hide them. */
export const networkHash = ({ sessionSecrets }: EventKeys, [line]: Networks): string =>
  signatureOf(sessionSecrets, `security log network ${line.name}`)

/**
 * Adds an event to the security log, in the transaction of what it is about. It has no name, contact or address of a person: names are
 * looked up by the account when the log is read, and are gone when the account is erased.
 */
export async function recordSecurityEvent(
  db: Db | Tx,
  keys: EventKeys,
  { realm, account, kind, outcome = 'done', name, details = {} }: NewSecurityEvent,
  { from, userAgent }: EventOrigin,
): Promise<void> {
  const tried = account === null && name !== undefined
  await db.insert(securityEvent).values({
    ...{ realm, account, kind, outcome, details },
    name: tried ? signatureOf(keys.sessionSecrets, nameText(realm, name)) : null,
    network: networkHash(keys, from),
    device: deviceOf(userAgent),
  })
}

/** The same for news of the payment gateway, which is no account and comes from no caller. */
export async function recordOfGateway(
  tx: Tx,
  kind: SecurityEvent['kind'],
  details: SecurityEvent['details'],
): Promise<void> {
  await tx.insert(securityEvent).values({ realm: 'admin', account: null, kind, outcome: 'done', details })
}

/** The same for what the signed-in account of a call did. */
export async function recordCall(
  db: Db | Tx,
  keys: EventKeys,
  call: Pick<Call, 'actor' | 'from' | 'userAgent'>,
  kind: SecurityEvent['kind'],
  details: SecurityEvent['details'] = {},
): Promise<void> {
  if (!call.actor) throw new Error('An event of a signed-in account without one')
  const { realm, account } = call.actor
  await recordSecurityEvent(db, keys, { realm, account, kind, details }, call)
}

/** Locked tries that are recorded of one network in a minute: they cost the caller nothing, and must not fill the disk. */
const maxLocked = 5

/** Adds a try that was rejected before anything was compared, a few a minute of each network. */
export async function recordLocked(
  db: Db,
  keys: EventKeys,
  event: Omit<NewSecurityEvent, 'outcome'>,
  origin: EventOrigin,
): Promise<void> {
  const [line] = origin.from
  if (await isWithin(db, [['locked logged', event.realm, line.name], maxLocked, 1]))
    await recordSecurityEvent(db, keys, { ...event, outcome: 'locked' }, origin)
}
