import { Secret, TOTP } from 'otpauth'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, isNotNull, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { authenticatorApp } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { seal, unseal } from '../../../platform/keys/seal.ts'

/** Whose factors are meant. */
export type FactorOwner = Pick<Actor, 'realm' | 'account'>
export type AppKeys = Pick<Config, 'encryptionKeys'>

/** Of an account that is named as `buyer 12`. */
export const appPurpose = (account: string): string => `authenticator app ${account}`
const purposeOf = ({ realm, account }: FactorOwner) => appPurpose(`${realm} ${account}`)
export const ofOwner = ({ realm, account }: FactorOwner) =>
  and(eq(authenticatorApp.realm, realm), eq(authenticatorApp.account, account))

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Pravesh', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 })

/** A new secret, sealed to be stored, as text for the person, and as the address of a QR code. */
export function createAppSecret({ encryptionKeys }: AppKeys, owner: FactorOwner, label: string) {
  const secret = new Secret({ size: 20 }).base32
  const sealed = seal(encryptionKeys, purposeOf(owner), secret)
  return { secret, uri: totpOf(secret, label).toString(), sealed }
}

/**
 * The half-minute that a code belongs to: the current one, the one before or the one after, since clocks differ. Undefined for a wrong
 * code.
 */
export function stepOf({ encryptionKeys }: AppKeys, owner: FactorOwner, sealed: string, code: string) {
  const totp = totpOf(unseal(encryptionKeys, purposeOf(owner), sealed))
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Uses a code of the account's app up: false for a wrong one, and for one that was used, or is older than one that was. */
export async function consumeAppCode(db: Db, keys: AppKeys, owner: FactorOwner, code: string): Promise<boolean> {
  const confirmed = and(ofOwner(owner), isNotNull(authenticatorApp.confirmedAt))
  const [app] = await db.select({ secret: authenticatorApp.secret }).from(authenticatorApp).where(confirmed)
  const step = app && stepOf(keys, owner, app.secret, code)
  if (step === undefined) return false
  // One statement: of many callers with one code, one wins.
  const used = await db
    .update(authenticatorApp)
    .set({ lastStep: step })
    .where(and(confirmed, sql`coalesce(${authenticatorApp.lastStep}, 0) < ${step}`))
    .returning({ id: authenticatorApp.id })
  return used.length > 0
}
