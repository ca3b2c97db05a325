import { ApiError } from '@pravesh/contract'
import type { Parts } from '../parts.ts'
import { type Account, holdUnchanged, keepPassword } from './accounts.ts'
import type { Actor } from './actor.ts'
import { hashPassword, isBarred, passwordMatches, refuseCommon } from './password.ts'
import { proveEmail } from './prove-email.ts'
import { tellChange } from './tell-change.ts'
import { isTemporary, useTemporary } from './temporary-password.ts'
import { type Cap, countTry, forgetTries, takeBackTry } from './throttle.ts'
import { openSession, revokeSessions } from './tokens.ts'

type Attempt = {
  realm: Actor['realm']
  /** What tries are counted by, beside the address: in one form, however it was typed. */
  name: string
  password: string
  newPassword: string | undefined
  address: string
  find: () => Promise<Account | undefined>
}
// Wrong ones alone count. One stranger's network is stopped long before the account is, so that it cannot lock the owner out elsewhere.
const capsOf = ({ realm, name, address }: Attempt) => ({
  network: [`login:from:${address}`, 60, 15] as Cap,
  guesser: [`login:${realm}:at:${address}:${name}`, 10, 15] as Cap,
  account: [`login:${realm}:${name}`, 100, 60] as Cap,
})

/**
 * Signs in by password, one's own or a temporary one. Every attempt does the same work, whether the account exists, is suspended
 * or has another password. A temporary password, or one that we gave, needs a new one beside it.
 */
export async function signIn(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  attempt: Attempt,
): Promise<{ auth_token: string; username: string; message: string }> {
  const { realm, password, newPassword, find } = attempt
  const refused = () => new ApiError(realm === 'admin' ? 'INVALID_CREDENTIALS' : 'INVALID_LOGIN')
  const { network, guesser, account: ofAccount } = capsOf(attempt)
  for (const cap of [network, guesser, ofAccount]) await countTry(db, ...cap)
  const account = await find()
  const right = await passwordMatches(account?.passwordHash, password)
  const temporary = realm !== 'admin' && (await isTemporary(db, config, realm, account?.id ?? 0, password))
  if (!account || account.suspended || !(right || temporary) || isBarred(config, password)) throw refused()
  await Promise.all([takeBackTry(db, network), takeBackTry(db, ofAccount), forgetTries(db, guesser[0])])
  if (newPassword === undefined && (temporary || account.mustChange)) throw new ApiError('PASSWORD_CHANGE_REQUIRED')
  if (newPassword === password)
    throw new ApiError('INVALID', {
      errors: [{ field: 'new_password', message: 'Choose another than the one you have' }],
    })
  if (newPassword !== undefined)
    refuseCommon(newPassword, 'new_password', [account.username, account.email, account.mobile])
  const newHash = newPassword === undefined ? undefined : await hashPassword(newPassword)
  const token = await db.transaction(async (tx) => {
    if (!(await holdUnchanged(tx, realm, account))) throw refused()
    if (newHash !== undefined) {
      const used = temporary ? await useTemporary(tx, config, realm, account.id, password) : undefined
      if ((temporary && !used) || !(await keepPassword(tx, realm, account, newHash))) throw refused()
      await revokeSessions(tx, realm, account.id)
      const codesEnd = realm === 'student' && used?.byMail === true && (await proveEmail(tx, account.id))
      await tellChange(tx, config, realm, account, codesEnd ? 'recovered' : 'password')
    }
    return openSession(tx, realm, account.id)
  })
  return { auth_token: token, username: account.username, message: 'Login Successful' }
}
