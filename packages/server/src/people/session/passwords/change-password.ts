import { ApiError } from '@pravesh/contract'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Services } from '../../../services/services.ts'
import { type EventOrigin, recordSecurityEvent } from '../../security-log/record.ts'
import { accountOf, savePassword } from '../accounts.ts'
import { deleteKnownNetworks, rememberNetwork } from '../known-network.ts'
import { notifyAccountChange } from '../notify-change.ts'
import { revokeSessions } from '../tokens.ts'
import { knowsPassword } from './own-password.ts'
import { assertNotCommon, hashPassword } from './password.ts'
import { dropTemporary } from './temporary-password.ts'

/**
 * Changes the password of the signed-in account; its other sessions end, so does a temporary password, and the owner is notified. From now
 * on the account has this network as its only known one.
 */
export async function changePassword(
  { db, config }: Pick<Services, 'db' | 'config'>,
  actor: Actor,
  { current_password: current, new_password: next }: { current_password: string; new_password: string },
  origin: EventOrigin,
): Promise<{ message: string }> {
  const { realm, account: id } = actor
  const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })
  const account = await accountOf(db, actor)
  // 422 and not 401: the session is active, and clients would prompt for a new sign-in.
  if (!(await knowsPassword(db, actor, account?.passwordHash, current)) || !account)
    throw invalid('current_password', 'This is not your current password')
  assertNotCommon(next, 'new_password', [account.username, account.email, account.mobile])
  if (next === current) throw invalid('new_password', 'Choose another than the one you have')
  const hash = await hashPassword(next)
  await db.transaction(async (tx) => {
    if (!(await savePassword(tx, realm, account, hash))) throw new ApiError('CONFLICT')
    if (realm !== 'admin') await dropTemporary(tx, realm, id)
    await revokeSessions(tx, realm, id, actor.tokenHash)
    await deleteKnownNetworks(tx, realm, id)
    await rememberNetwork(tx, config, realm, id, origin.from)
    await recordSecurityEvent(tx, config, { realm, account: id, kind: 'password-changed' }, origin)
    await notifyAccountChange(tx, config, realm, account, 'password')
  })
  return { message: 'Password Updated Successfully' }
}
