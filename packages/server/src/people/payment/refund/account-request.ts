import { accountOpenMinutes, accountRequestHours } from '@pravesh/contract'
import { eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { refund } from '../../../platform/db/tables.ts'
import { changeRefund, conflict, type FailedStep, type TransferActor, withFailedRefund } from './failed.ts'

const now = sql`now()`
/** Nobody asks to open the account. */
export const noAccountRequest = { accountAskedBy: null, accountAskedAt: null, accountAllowedAt: null } as const

async function is({ tx, row }: FailedStep, condition: SQL): Promise<boolean> {
  const [state] = await tx
    .select({ is: sql<boolean>`${condition}` })
    .from(refund)
    .where(eq(refund.id, row.id))
  return state?.is === true
}

/**
 * Asks that a second person allows this one to open the payer's account; returns the payment's id. CONFLICT where another person asked
 * within 24 hours: what is allowed must be what was read.
 */
export const askForAccount = (db: Db, id: number, reason: string, actor: TransferActor): Promise<number> =>
  withFailedRefund(db, id, async (step) => {
    const { row, paymentId } = step
    const isRecent = sql`${refund.accountAskedAt} > now() - make_interval(hours => ${accountRequestHours})`
    if (row.accountAskedBy !== null && row.accountAskedBy !== actor.account && (await is(step, isRecent)))
      throw conflict('Another person asked to open this account')
    const set = { accountAskedBy: actor.account, accountAskedAt: now, accountAllowedAt: null }
    await changeRefund(step, set, { kind: 'refund_account_asked', description: reason }, actor)
    return paymentId
  })

/** Allows another person to open the account once, soon; returns the payment's id. CONFLICT for the person who asked. */
export const allowAccount = (db: Db, id: number, asker: number, actor: TransferActor): Promise<number> =>
  withFailedRefund(db, id, async (step) => {
    const { row, paymentId } = step
    if (row.accountAskedBy !== asker || row.accountAllowedAt !== null)
      throw conflict('This person does not ask to open the account any more')
    if (asker === actor.account) throw conflict('Another person has to allow what you asked for')
    const event = { kind: 'refund_account_allowed', description: 'opening of the account for refunds allowed' } as const
    await changeRefund(step, { accountAllowedAt: now }, event, actor)
    return paymentId
  })

/** CONFLICT unless this person asked to open the account, and another one allowed it within the last 30 minutes. */
export async function assertAllowed(step: FailedStep, { account }: TransferActor): Promise<void> {
  const isAllowed = sql`${refund.accountAllowedAt} > now() - make_interval(mins => ${accountOpenMinutes})`
  if (step.row.accountAskedBy !== account || !(await is(step, isAllowed)))
    throw conflict('A second person has to allow it first: ask to open the account')
}
