import { ApiError, type SecondFactorStatus } from '@pravesh/contract'
import { and, desc, eq, isNotNull, isNull, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { authenticatorApp, passkey } from '../../../platform/db/tables.ts'
import { actorOf, type Call } from '../../../platform/http/bind.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { Services } from '../../../services/services.ts'
import { recordCall } from '../../security-log/record.ts'
import { type Account, accountOf, lockIfUnchanged } from '../accounts.ts'
import { notifyAccountChange } from '../notify-change.ts'
import { knowsPassword } from '../passwords/own-password.ts'
import { revokeSessions } from '../tokens.ts'
import { createAppSecret, type FactorOwner, ofOwner, stepOf } from './authenticator-app.ts'
import { consumeFactorCode, hasSecondFactor } from './prove.ts'
import { countRecoveryCodes, deleteRecoveryCodes, firstRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

export type FactorServices = Pick<Services, 'db' | 'config'>
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })
const wrongCode = () => invalid('code', 'This code is not right')

/** Which factors an account has. */
export async function factorStatusOf(db: Db, owner: FactorOwner): Promise<SecondFactorStatus> {
  const { id, name, backedUp, createdAt, lastUsedAt } = passkey
  const confirmed = and(ofOwner(owner), isNotNull(authenticatorApp.confirmedAt))
  const [apps, passkeys, recoveryCodesLeft] = await Promise.all([
    db.$count(authenticatorApp, confirmed),
    db
      .select({ id, name, backedUp, createdAt, lastUsedAt })
      .from(passkey)
      .where(and(eq(passkey.realm, owner.realm), eq(passkey.account, owner.account)))
      .orderBy(desc(id)),
    countRecoveryCodes(db, owner),
  ])
  return { totp: apps > 0, passkeys, recoveryCodesLeft }
}

/** The caller's account, whose password came along. INVALID for another password. */
async function confirmedAccount(db: Db, call: Call, password: string): Promise<Account> {
  const actor = actorOf(call)
  const account = await accountOf(db, actor)
  if (!(await knowsPassword(db, actor, account?.passwordHash, password)) || !account)
    throw invalid('current_password', 'This is not your current password')
  return account
}

/** What proves that a change of factors is the account's own: its password, and a code where codes of an app are on. */
export type FactorProof = { code?: string | undefined; current_password: string }

/** The caller's account, if the proof is right; a code is used up. INVALID at the field of what is wrong or missing. */
export async function provenAccount({ db, config }: FactorServices, call: Call, proof: FactorProof): Promise<Account> {
  const owner = actorOf(call)
  const account = await confirmedAccount(db, call, proof.current_password)
  const { totp } = await factorStatusOf(db, owner)
  const isProven = proof.code !== undefined && (await consumeFactorCode(db, config, owner, proof.code, call))
  if ((totp || proof.code !== undefined) && !isProven) throw wrongCode()
  return account
}

/**
 * Changes the factors of the caller's account in one transaction, with the event and the notice to its owner. The account is locked: a
 * sign-in at the same time has the factors of before or of after. CONFLICT where its password was changed meanwhile.
 */
export function changeFactors<T>(
  { db, config }: FactorServices,
  call: Call,
  account: Account,
  kind: 'factor-added' | 'factor-removed',
  factor: 'app' | 'passkey' | 'recovery codes',
  change: (tx: Tx, owner: FactorOwner) => Promise<T>,
): Promise<T> {
  const { realm, tokenHash } = actorOf(call)
  const owner = { realm, account: account.id }
  return db.transaction(async (tx) => {
    if (!(await lockIfUnchanged(tx, realm, account))) throw new ApiError('CONFLICT')
    const result = await change(tx, owner)
    // Without a factor that they belong to, recovery codes open nothing.
    if (kind === 'factor-removed' && !(await hasSecondFactor(tx, owner))) await deleteRecoveryCodes(tx, owner)
    // A session that was opened before with the password alone may be a thief's.
    if (kind === 'factor-added') await revokeSessions(tx, realm, account.id, tokenHash)
    await recordCall(tx, config, call, kind, { factor })
    await notifyAccountChange(tx, config, realm, account, 'factor')
    return result
  })
}

/** Makes a secret for an app, in place of one that was not confirmed. CONFLICT where codes of an app are on. */
export async function beginApp({ db, config }: FactorServices, call: Call) {
  const { realm, account: id } = actorOf(call)
  await countTry(db, [['factor', 'begun', realm, id], 20, 60])
  const account = await accountOf(db, { realm, account: id })
  const { secret, uri, sealed } = createAppSecret(
    config,
    { realm, account: id },
    account?.email ?? account?.username ?? '',
  )
  const stored = await db
    .insert(authenticatorApp)
    .values({ realm, account: id, secret: sealed })
    .onConflictDoUpdate({
      target: [authenticatorApp.realm, authenticatorApp.account],
      set: { secret: sealed, createdAt: sql`now()` },
      setWhere: isNull(authenticatorApp.confirmedAt),
    })
    .returning({ id: authenticatorApp.id })
  if (stored.length === 0) throw appIsOn()
  return { secret, uri }
}
const appIsOn = () =>
  new ApiError('CONFLICT', { message: 'Codes of an app are on already. Turn them off to use another app' })

/** Turns codes of the app on with the first of them. Returns recovery codes, if the account has none yet. */
export async function confirmApp(
  services: FactorServices,
  call: Call,
  input: { code: string; current_password: string },
) {
  const { db, config } = services
  const account = await confirmedAccount(db, call, input.current_password)
  return changeFactors(services, call, account, 'factor-added', 'app', async (tx, owner) => {
    const [app] = await tx.select().from(authenticatorApp).where(ofOwner(owner)).for('update')
    if (app?.confirmedAt) throw appIsOn()
    const step = app && stepOf(config, owner, app.secret, input.code)
    if (step === undefined) throw wrongCode()
    await tx.update(authenticatorApp).set({ confirmedAt: sql`now()`, lastStep: step }).where(ofOwner(owner))
    return firstRecoveryCodes(tx, owner)
  })
}

/** Turns codes of the app off. INVALID for a wrong code. */
export async function turnAppOff(
  services: FactorServices,
  call: Call,
  input: { code: string; current_password: string },
) {
  const { db, config } = services
  const account = await confirmedAccount(db, call, input.current_password)
  if (!(await consumeFactorCode(db, config, actorOf(call), input.code, call))) throw wrongCode()
  await changeFactors(services, call, account, 'factor-removed', 'app', (tx, owner) =>
    tx.delete(authenticatorApp).where(ofOwner(owner)),
  )
}

/** Ten new recovery codes. CONFLICT without another factor; INVALID without a code where an app is on. */
export async function renewRecoveryCodes(services: FactorServices, call: Call, proof: FactorProof) {
  const account = await provenAccount(services, call, proof)
  if (!(await hasSecondFactor(services.db, actorOf(call))))
    throw new ApiError('CONFLICT', { message: 'Turn a second factor on first' })
  return changeFactors(services, call, account, 'factor-added', 'recovery codes', replaceRecoveryCodes)
}
