import { type GuardianRow, guardianDays } from '@pravesh/contract'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { guardianRequest, studentAccount } from '../../../platform/db/tables.ts'

/**
 * Whether a row of `studentAccount` with its `guardianRequest`, or nulls, waits: a guardian was asked and has not answered, and the person
 * is still under 18, by the day in India (DPDP Act 2023, s. 2(f) and 9(1)).
 */
export const waits = sql<boolean>`(${guardianRequest.account} is not null and ${guardianRequest.answeredAt} is null
  and coalesce(${studentAccount.dateOfBirth} > ((now() at time zone 'Asia/Kolkata')::date - interval '18 years'), true))`

/** The guardian whom an account waits for; null where it waits for none. */
export async function awaitedGuardian(db: Db | Tx, account: number): Promise<GuardianRow | null> {
  const { name, mobile, sentAt, askedAt } = guardianRequest
  const [row] = await db
    .select({
      name,
      mobile,
      sentAt,
      until: sql<string>`${askedAt} + make_interval(days => ${guardianDays})`.mapWith(askedAt),
      waits,
    })
    .from(guardianRequest)
    .innerJoin(studentAccount, eq(studentAccount.id, guardianRequest.account))
    .where(eq(guardianRequest.account, account))
  if (!row?.waits) return null
  return { name: row.name, mobile: row.mobile, sentAt: row.sentAt, until: row.until }
}
