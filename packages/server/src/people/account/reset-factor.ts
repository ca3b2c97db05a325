import { type AccountRow, ApiError, accountReportPath } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { accountTables } from '../../platform/db/tables/tables-of.ts'
import { authenticatorApp, passkey, recoveryCode } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { queueTemplatedMail } from '../../services/mail/compose.ts'
import { recordCall } from '../security-log/record.ts'
import { accountOf, greetingOf } from '../session/accounts.ts'
import type { FactorOwner } from '../session/factor/authenticator-app.ts'
import { hasSecondFactor } from '../session/factor/prove.ts'
import { accountAddress } from '../session/notify-change.ts'
import { revokeSessions } from '../session/tokens.ts'
import { accountById, assertOwner } from './staff.ts'

type ResetConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'sessionSecrets'>

/** Mails the reason to the account's address, if it has one. */
async function notifyOwner(tx: Tx, config: ResetConfig, { realm, account: id }: FactorOwner, reason: string) {
  const account = await accountOf(tx, { realm, account: id })
  if (!account) return
  const { to, language } = await accountAddress(tx, realm, account)
  if (!to) return
  const link = `${config.origin}${language === 'hi' ? '/hi' : ''}${accountReportPath}`
  const values = { name: greetingOf(account), reason, link }
  await queueTemplatedMail(tx, config, { to, language }, { event: 'account.second-factor-reset', values })
}

/**
 * Removes the second factors of a person who lost them, ends all sessions, and mails the reason. CONFLICT for the caller's own account, and
 * for an account without a second factor.
 */
export async function resetSecondFactor(
  db: Db,
  config: ResetConfig,
  call: Call,
  { realm, id, reason }: { realm: AccountRow['realm']; id: number; reason: string },
): Promise<AccountRow> {
  const actor = actorOf(call)
  if (realm === actor.realm && id === actor.account)
    throw new ApiError('CONFLICT', { message: 'Nobody resets their own second factor: another administrator can' })
  return db.transaction(async (tx) => {
    if (realm === 'admin') await assertOwner(tx, actor)
    const owner = { realm, account: id }
    const table = accountTables[realm]
    // Locked, as for sign-in: no session is opened with the factors of before.
    const locked = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
    if (locked.length === 0) throw new ApiError('NOT_FOUND')
    if (!(await hasSecondFactor(tx, owner)))
      throw new ApiError('CONFLICT', {
        message: 'This account has no second factor',
        record: await accountById(tx, realm, id),
      })
    for (const factor of [authenticatorApp, passkey, recoveryCode])
      await tx.delete(factor).where(and(eq(factor.realm, realm), eq(factor.account, id)))
    await revokeSessions(tx, realm, id)
    await recordCall(tx, config, call, 'factor-reset', { ofRealm: realm, ofAccount: id })
    await notifyOwner(tx, config, owner, reason)
    return accountById(tx, realm, id)
  })
}
