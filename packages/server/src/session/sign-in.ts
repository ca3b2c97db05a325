import { ApiError } from '@pravesh/contract'
import type { Parts } from '../parts.ts'
import { type Account, keepPassword } from './accounts.ts'
import { hashPassword, isBarred, passwordMatches, refuseCommon } from './password.ts'
import { isTemporary, useTemporary } from './temporary-password.ts'
import { countTry, forgetTries } from './throttle.ts'
import { openSession, revokeSessions } from './tokens.ts'

type Attempt = {
  realm: 'student' | 'buyer'
  /** What tries are counted by, beside the address. */
  name: string
  password: string
  newPassword: string | undefined
  address: string
  find: () => Promise<Account | undefined>
}

/**
 * Signs in by password, one's own or a temporary one. Every attempt does the same work, whether the account exists, is suspended
 * or has another password. A temporary password, or one that we gave, needs a new one beside it.
 */
export async function signIn(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  { realm, name, password, newPassword, address, find }: Attempt,
): Promise<{ auth_token: string; username: string; message: string }> {
  const key = `login:${realm}:${name.toLowerCase()}`
  await countTry(db, `login:from:${address}`, 60, 15)
  await countTry(db, key, 10, 15)
  if (newPassword !== undefined) refuseCommon(newPassword, 'new_password')
  const account = await find()
  const right = await passwordMatches(account?.passwordHash, password)
  const temporary = await isTemporary(db, config, realm, account?.id ?? 0, password)
  if (!account || account.suspended || !(right || temporary) || isBarred(config, password))
    throw new ApiError('INVALID_LOGIN')
  if (newPassword === undefined && (temporary || account.mustChange)) throw new ApiError('PASSWORD_CHANGE_REQUIRED')
  if (newPassword === password)
    throw new ApiError('INVALID', {
      errors: [{ field: 'new_password', message: 'Choose another than the one you have' }],
    })
  const newHash = newPassword === undefined ? undefined : await hashPassword(newPassword)
  const token = await db.transaction(async (tx) => {
    if (newHash !== undefined) {
      const used = temporary ? await useTemporary(tx, config, realm, account.id, password) : true
      if (!used || !(await keepPassword(tx, realm, account, newHash))) throw new ApiError('INVALID_LOGIN')
      await revokeSessions(tx, realm, account.id)
    }
    return openSession(tx, realm, account.id)
  })
  await forgetTries(db, key)
  return { auth_token: token, username: account.username, message: 'Login Successful' }
}
