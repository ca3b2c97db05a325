import { type AccountRow, ApiError } from '@pravesh/contract'
import { authorOf, noteChange } from '../../catalogue/institute/changes/changes.ts'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { buyerAccount, buyerInstitute } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { queueTemplatedMail } from '../../services/mail/compose.ts'
import { recordCall } from '../security-log/record.ts'
import { masked } from './masked.ts'
import { accountById } from './staff.ts'

export type UnlinkConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'sessionSecrets'>

/** The institute's name; its row is locked, as approval locks it, so that links of it change one after another. NOT_FOUND where there is none. */
async function lockInstitute(tx: Tx, { type, id }: Institute): Promise<string> {
  const table = instituteTables[type]
  const [locked] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id)).for('update')
  if (!locked) throw new ApiError('NOT_FOUND')
  return locked.name
}

/** An institute that no login manages is no partner, and its page is not managed. */
async function endPartnership(tx: Tx, { type, id }: Institute): Promise<boolean> {
  const managing = await tx
    .select({ buyer: buyerInstitute.buyer })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(and(eq(buyerInstitute.institute, id), eq(buyerAccount.instituteType, type)))
    .limit(1)
  if (managing.length > 0) return false
  const table = instituteTables[type]
  await tx
    .update(table)
    .set({ isPartner: false, claimed: false, version: sql`${table.version} + 1`, updatedAt: new Date().toISOString() })
    .where(eq(table.id, id))
  return true
}

/**
 * Takes an institute from the login that manages it, writes that down in the change log of institutes, and mails the reason to the
 * login's holder, all of it or nothing. NOT_FOUND where there is no such login or institute; CONFLICT with the account where it does not
 * manage the institute, or not any more.
 */
export function unlinkInstitute(
  db: Db,
  config: UnlinkConfig,
  call: Call,
  { id, instituteId, reason }: { id: number; instituteId: number; reason: string },
): Promise<AccountRow> {
  return db.transaction(async (tx) => {
    const { email, name, instituteType } = buyerAccount
    const [login] = await tx.select({ email, name, instituteType }).from(buyerAccount).where(eq(buyerAccount.id, id))
    if (!login) throw new ApiError('NOT_FOUND')
    const institute = { type: login.instituteType, id: instituteId }
    const instituteName = await lockInstitute(tx, institute)
    const link = and(eq(buyerInstitute.buyer, id), eq(buyerInstitute.institute, instituteId))
    const removed = await tx.delete(buyerInstitute).where(link).returning({ buyer: buyerInstitute.buyer })
    if (removed.length === 0) {
      const record = await accountById(tx, 'buyer', id)
      throw new ApiError('CONFLICT', { message: 'This login does not manage the institute', record })
    }
    const isEnded = await endPartnership(tx, institute)
    const person = login.name ?? masked(login.email)
    await noteChange(tx, institute, authorOf(actorOf(call)), [
      { name: 'managers', before: person, after: null },
      { name: 'reason', after: reason },
      ...(isEnded ? [{ name: 'isPartner' }, { name: 'claimed' }] : []),
    ])
    const values = {
      ...{ name: login.name ?? login.email, institute: instituteName, reason },
      link: `${config.origin}/enquiry/partner-enquiry`,
    }
    await queueTemplatedMail(tx, config, { to: login.email, language: 'en' }, { event: 'partner.unlinked', values })
    const about = { ofRealm: 'buyer', ofAccount: id, institute: instituteId }
    await recordCall(tx, config, call, 'institute-unlinked', about)
    await invalidatePages(tx, institute)
    return accountById(tx, 'buyer', id)
  })
}
