import { guardianDays } from '@pravesh/contract'
import { and, eq, isNotNull, notExists, or, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, guardianRequest, studentAccount } from '../../platform/db/tables.ts'
import { guardianWithdrawnAt, waits } from '../session/guardian/waiting.ts'
import { eraseAccount } from './erase.ts'

/** Accounts erased at once: the rest follow on the next day. */
const mostAccounts = 500

const unanswered = (tx: Db | Tx) =>
  and(
    waits,
    sql`${guardianRequest.askedAt} < now() - make_interval(days => ${guardianDays})`,
    // An account from before its date of birth was known has applications, which its owner or staff decides about. Those of an account whose
    // guardian has withdrawn are withdrawn with it.
    or(
      isNotNull(guardianWithdrawnAt),
      notExists(tx.select().from(application).where(eq(application.account, guardianRequest.account))),
    ),
  )

/**
 * A job: erases accounts of persons under 18 whose guardian has not agreed in time, each in a transaction of its own. Returns their number.
 * Digital Personal Data Protection Act 2023, s. 8(7) and 9(1): without the consent there is no purpose to keep them for.
 */
export async function eraseUnanswered(db: Db): Promise<number> {
  const find = (tx: Db | Tx) =>
    tx
      .select({ account: guardianRequest.account })
      .from(guardianRequest)
      .innerJoin(studentAccount, eq(studentAccount.id, guardianRequest.account))
  const rows = await find(db).where(unanswered(db)).limit(mostAccounts)
  let count = 0
  for (const { account } of rows)
    await db.transaction(async (tx) => {
      // The guardian may agree meanwhile.
      const [current] = await find(tx)
        .where(and(eq(guardianRequest.account, account), unanswered(tx)))
        .for('update')
      if (!current) return
      await eraseAccount(tx, account)
      count += 1
    })
  return count
}
