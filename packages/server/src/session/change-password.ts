import { ApiError } from '@pravesh/contract'
import type { Parts } from '../parts.ts'
import { accountOf, keepPassword } from './accounts.ts'
import type { Actor } from './actor.ts'
import { hashPassword, passwordMatches, refuseCommon } from './password.ts'
import { tellChange } from './tell-change.ts'
import { dropTemporary } from './temporary-password.ts'
import { countTry, forgetTries } from './throttle.ts'
import { revokeSessions } from './tokens.ts'

/** Changes the password of whoever is signed in; their other sessions end, so does a temporary password, and they are told. */
export async function changePassword(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  actor: Actor,
  { current_password: current, new_password: next }: { current_password: string; new_password: string },
): Promise<{ message: string }> {
  const { realm, account: id } = actor
  const key = `password:${realm}:${id}`
  const refuse = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })
  await countTry(db, key, 10, 15)
  const account = await accountOf(db, actor)
  refuseCommon(next, 'new_password', [account?.username, account?.email, account?.mobile])
  // 422 and not 401: the session is alive, and clients would ask to sign in again.
  if (!account || !(await passwordMatches(account.passwordHash, current)))
    throw refuse('current_password', 'This is not your current password')
  if (next === current) throw refuse('new_password', 'Choose another than the one you have')
  const hash = await hashPassword(next)
  await db.transaction(async (tx) => {
    if (!(await keepPassword(tx, realm, account, hash))) throw new ApiError('CONFLICT')
    if (realm !== 'admin') await dropTemporary(tx, realm, id)
    await revokeSessions(tx, realm, id, actor.tokenHash)
    await tellChange(tx, config, realm, account, 'password')
  })
  await forgetTries(db, key)
  return { message: 'Password Updated Successfully' }
}
