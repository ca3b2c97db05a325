import { ApiError } from '@pravesh/contract'
import type { Actor } from '../../platform/http/actor.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { type Cap, capsFrom, takeBack, waitOf } from '../../platform/limits/throttle.ts'
import type { Services } from '../../services/services.ts'
import { recordLocked, recordSecurityEvent } from '../security-log/record.ts'
import { type Account, lockIfUnchanged, savePassword } from './accounts.ts'
import { proveEmail } from './codes/prove-email.ts'
import { assertFactorProven, proveSecondFactor } from './factor/prove.ts'
import { deleteKnownNetworks, isKnown, isNewNetwork, rememberNetwork } from './known-network.ts'
import { notifyAccountChange } from './notify-change.ts'
import { notifyNewSignIn } from './notify-sign-in.ts'
import { assertNotCommon, hashPassword, isBarred, passwordMatches } from './passwords/password.ts'
import { dropTemporary, isTemporary, useTemporary } from './passwords/temporary-password.ts'
import { openSession, revokeSessions } from './tokens.ts'

type Attempt = {
  realm: Actor['realm']
  /** The name that attempts are counted under, in addition to the network: in normalised form. */
  name: string
  /** The name that was tried, in normalised form. */
  login: string
  password: string
  newPassword: string | undefined
  /** Of the second factor, where one came along. */
  code?: string | undefined
  from: Networks
  userAgent?: string | undefined
  find: () => Promise<Account | undefined>
}
/**
 * Limits of wrong attempts: of a network, of the same with this name, and of the name everywhere. One attacker's network is stopped long
 * before the name is. Known networks of the account are counted apart, so that neither guesses elsewhere nor a neighbour's guesses at
 * other names lock its owner out.
 */
function failureCapsOf({ realm, name, from }: Attempt, isKnownNetwork: boolean): Cap[] {
  const place = isKnownNetwork ? 'home' : 'away'
  return [
    ...(isKnownNetwork ? capsFrom(from, ['login', place, 'from'], 300, 15) : awayCaps(from)),
    ...capsFrom(from, ['login', place, 'at', realm, name], 10, 15),
    [['login', place, 'of', realm, name], isKnownNetwork ? 200 : 100, 60],
  ]
}
/** Limits of wrong attempts from a network that is unknown to the accounts, for all names. */
const awayCaps = (from: Networks): Cap[] => capsFrom(from, ['login', 'away', 'from'], 60, 15)

/** Seconds that unknown accounts must wait in this network; undefined without a wait. Counts nothing. */
async function awayWait({ db }: Pick<Services, 'db'>, from: Networks): Promise<number | undefined> {
  for (const cap of awayCaps(from)) {
    const wait = await waitOf(db, [cap])
    await takeBack(db, cap)
    if (wait !== undefined) return wait
  }
  return undefined
}
/** Right passwords are limited too: each costs a hash. A school's whole staff may share a name. */
const rightCap = ({ realm, name }: Attempt): Cap => [['login', 'right', realm, name], 600, 60]

/**
 * Signs in by password, the person's own or a temporary one. Every attempt does the same work, whether the account exists, is suspended or
 * has another password. A temporary password, or one set by staff, requires a new one with it; a second factor requires its code.
 */
export async function signIn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  attempt: Attempt,
): Promise<{ auth_token: string; username: string; message: string }> {
  const { realm, password, newPassword, from, userAgent, find } = attempt
  const invalidLogin = () => new ApiError(realm === 'admin' ? 'INVALID_CREDENTIALS' : 'INVALID_LOGIN')
  const account = await find()
  const event = { realm, account: account?.id ?? null, kind: 'sign-in', name: attempt.login } as const
  const isKnownNetwork = await isKnown(db, config, realm, account?.id ?? 0, from)
  const failureCaps = failureCapsOf(attempt, isKnownNetwork)
  const ofRight = rightCap(attempt)
  const wait = await waitOf(db, [...failureCaps, ofRight])
  // A generated password cannot be guessed: it is accepted where guesses have locked the account.
  const temporary = realm !== 'admin' && (await isTemporary(db, config, realm, account?.id ?? 0, password))
  if (wait !== undefined && !temporary) {
    await recordLocked(db, config, event, attempt)
    throw new ApiError('TOO_MANY', { retryAfter: wait })
  }
  const right =
    wait === undefined &&
    (await passwordMatches(account?.passwordHash, password).catch(async (error: unknown) => {
      await takeBack(db, ...failureCaps, ofRight)
      throw error
    }))
  if (!account || account.suspended || !(right || temporary) || isBarred(config, password)) {
    await takeBack(db, ofRight)
    const outcome = account && (right || temporary) ? 'refused' : 'wrong'
    await recordSecurityEvent(db, config, { ...event, outcome }, attempt)
    // Same response as for unknown accounts: another one would reveal that the account has signed in from here. Checked for all: the same
    // work.
    const retryAfter = await awayWait({ db }, from)
    throw isKnownNetwork && retryAfter !== undefined ? new ApiError('TOO_MANY', { retryAfter }) : invalidLogin()
  }
  if (wait === undefined) await takeBack(db, ...failureCaps)
  if (newPassword === undefined && (temporary || account.mustChange)) {
    await recordSecurityEvent(db, config, { ...event, outcome: 'refused' }, attempt)
    throw new ApiError('PASSWORD_CHANGE_REQUIRED')
  }
  if (newPassword === password)
    throw new ApiError('INVALID', {
      errors: [{ field: 'new_password', message: 'Choose another than the one you have' }],
    })
  if (newPassword !== undefined)
    assertNotCommon(newPassword, 'new_password', [account.username, account.email, account.mobile])
  const owner = { realm, account: account.id }
  const isFactorProven = await proveSecondFactor(db, config, owner, attempt.code, attempt)
  const newHash = newPassword === undefined ? undefined : await hashPassword(newPassword)
  const token = await db.transaction(async (tx) => {
    if (!(await lockIfUnchanged(tx, realm, account))) throw invalidLogin()
    await assertFactorProven(tx, owner, isFactorProven)
    if (newHash !== undefined) {
      const used = temporary ? await useTemporary(tx, config, realm, account.id, password) : undefined
      if ((temporary && !used) || !(await savePassword(tx, realm, account, newHash))) throw invalidLogin()
      if (realm !== 'admin') await dropTemporary(tx, realm, account.id)
      await revokeSessions(tx, realm, account.id)
      await deleteKnownNetworks(tx, realm, account.id)
      const codesEnd = realm === 'student' && used?.byMail === true && (await proveEmail(tx, account.id))
      await notifyAccountChange(tx, config, realm, account, codesEnd ? 'recovered' : 'password')
      await recordSecurityEvent(tx, config, { ...event, kind: temporary ? 'reset-used' : 'password-changed' }, attempt)
    } else if (await isNewNetwork(tx, config, realm, account.id, from))
      await notifyNewSignIn(tx, config, realm, account, userAgent)
    await rememberNetwork(tx, config, realm, account.id, from)
    await recordSecurityEvent(tx, config, event, attempt)
    return openSession(tx, realm, account.id, userAgent)
  })
  return { auth_token: token, username: account.username, message: 'Login Successful' }
}
