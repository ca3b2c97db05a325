import { ApiError } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, isNotNull } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { authenticatorApp, passkey } from '../../../platform/db/tables.ts'
import { type Cap, takeBack, waitOf } from '../../../platform/limits/throttle.ts'
import { type EventOrigin, recordLocked, recordSecurityEvent } from '../../security-log/record.ts'
import { consumeAppCode, type FactorOwner } from './authenticator-app.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

export type FactorKeys = Pick<Config, 'encryptionKeys' | 'sessionSecrets'>

/** Three codes of a million are right at a time: by these a guess succeeds once in 18 years. */
const failureCaps = ({ realm, account }: FactorOwner): Cap[] => [
  [['factor', 'wrong', realm, account], 10, 15],
  [['factor', 'wrong in a day', realm, account], 50, 24 * 60],
]

/** Whether a password alone does not sign in to the account. */
export const hasSecondFactor = async (db: Db | Tx, { realm, account }: FactorOwner): Promise<boolean> =>
  (await accountsWithFactor(db, realm, [account])).has(account)

/** Those of these accounts that a password alone does not sign in to. */
export async function accountsWithFactor(
  db: Db | Tx,
  realm: FactorOwner['realm'],
  accounts: number[],
): Promise<Set<number>> {
  const { realm: appRealm, account: appAccount, confirmedAt } = authenticatorApp
  const apps = db
    .select({ account: appAccount })
    .from(authenticatorApp)
    .where(and(eq(appRealm, realm), anyOf(appAccount, accounts), isNotNull(confirmedAt)))
  const passkeys = db
    .select({ account: passkey.account })
    .from(passkey)
    .where(and(eq(passkey.realm, realm), anyOf(passkey.account, accounts)))
  return new Set((await apps.union(passkeys)).map(({ account }) => account))
}

/**
 * Uses a code of the account's app, or a recovery code, up. False for a wrong one, which is counted and recorded. TOO_MANY after too many
 * of them; a recovery code cannot be guessed, and is accepted even then.
 */
export async function consumeFactorCode(
  db: Db,
  keys: FactorKeys,
  owner: FactorOwner,
  code: string,
  origin: EventOrigin,
): Promise<boolean> {
  const caps = failureCaps(owner)
  const event = { ...owner, kind: 'factor-wrong' } as const
  const wait = await waitOf(db, caps)
  if (await consumeRecoveryCode(db, owner, code)) {
    await takeBack(db, ...caps)
    await recordSecurityEvent(db, keys, { ...owner, kind: 'recovery-code-used' }, origin)
    return true
  }
  if (wait !== undefined) {
    await recordLocked(db, keys, event, origin)
    throw new ApiError('TOO_MANY', { retryAfter: wait })
  }
  if (await consumeAppCode(db, keys, owner, code)) {
    await takeBack(db, ...caps)
    return true
  }
  await recordSecurityEvent(db, keys, { ...event, outcome: 'wrong' }, origin)
  return false
}

/**
 * Asks for the second factor at a sign-in whose first one was right. Returns whether the account has one, which then was proven.
 * SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_WRONG with a wrong one.
 */
export async function proveSecondFactor(
  db: Db,
  keys: FactorKeys,
  owner: FactorOwner,
  code: string | undefined,
  origin: EventOrigin,
): Promise<boolean> {
  if (!(await hasSecondFactor(db, owner))) return false
  if (code === undefined) {
    // Somebody knows the password: a thief of it shows here.
    await recordSecurityEvent(db, keys, { ...owner, kind: 'sign-in', outcome: 'refused' }, origin)
    throw new ApiError('SECOND_FACTOR_REQUIRED')
  }
  if (!(await consumeFactorCode(db, keys, owner, code, origin))) throw new ApiError('SECOND_FACTOR_WRONG')
  return true
}
/** In the transaction that opens a session: a factor that was added since the sign-in began is asked for, too. */
export async function assertFactorProven(tx: Tx, owner: FactorOwner, isProven: boolean): Promise<void> {
  if (!isProven && (await hasSecondFactor(tx, owner))) throw new ApiError('SECOND_FACTOR_REQUIRED')
}
