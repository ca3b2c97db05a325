import { and, desc, eq, inArray } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { consentEntry, studentAccount } from '../../../platform/db/tables.ts'
import { recordConsent, recordWithdrawal } from '../../consent/ledger.ts'
import type { Application } from '../application.ts'

/** The text under which an account sends applications: that of its own latest consent. */
async function accountConsent(tx: Tx, account: number) {
  const { account: of, purpose, version, language, id } = consentEntry
  const [found] = await tx
    .select({ version, language })
    .from(consentEntry)
    .where(and(eq(of, account), inArray(purpose, ['account', 'parent'])))
    .orderBy(desc(id))
    .limit(1)
  return found ?? { version: null, language: null }
}
async function giverOf(tx: Tx, account: number): Promise<{ name: string }> {
  const [person] = await tx
    .select({ name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  return { name: person?.name ?? '' }
}

/** Records that a family has an application read by its institute from now on. */
export async function recordSending(tx: Tx, { id, account, instituteType, instituteId }: Application): Promise<void> {
  const giver = { by: 'self', ...(await giverOf(tx, account)), ...(await accountConsent(tx, account)) } as const
  const given = { action: 'given', purpose: 'application', of: id, channel: 'website' } as const
  await recordConsent(tx, { account, instituteType, instituteId, ...giver, ...given })
}

/** Records that the institute's access has ended; nothing for an application that was never sent, or whose access had ended. */
export async function recordAccessEnd(
  tx: Tx,
  { id, account, submittedAt, accessEndedAt }: Pick<Application, 'id' | 'account' | 'submittedAt' | 'accessEndedAt'>,
  by: 'self' | 'guardian' | 'staff' | 'clock',
  name: string,
): Promise<void> {
  if (submittedAt === null || accessEndedAt !== null) return
  const channel = ({ clock: 'system', guardian: 'sms-code' } as const)[String(by)] ?? 'website'
  await recordWithdrawal(tx, { account }, 'application', { of: id, by, name, channel })
}

/** Records that a student lets all colleges that are applied to read contact, guardians and slots, or no longer does; nothing without a change. */
export async function recordSharing(tx: Tx, account: number, before: boolean, after: boolean): Promise<void> {
  if (before === after) return
  const giver = { by: 'self', ...(await giverOf(tx, account)), ...(await accountConsent(tx, account)) } as const
  const action = after ? ('given' as const) : ('withdrawn' as const)
  await recordConsent(tx, { account, action, purpose: 'sharing', channel: 'website', ...giver })
}
