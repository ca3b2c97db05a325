import { type GuardianRow, guardianDays } from '@pravesh/contract'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { consentEntry, guardianRequest, studentAccount } from '../../../platform/db/tables.ts'

/** Whether the person of a row of `studentAccount` is under 18, by the day in India (DPDP Act 2023, s. 2(f)). */
export const isMinor = sql<boolean>`coalesce(
  ${studentAccount.dateOfBirth} > ((now() at time zone 'Asia/Kolkata')::date - interval '18 years'), true)`

/**
 * Whether a row of `studentAccount` with its `guardianRequest`, or nulls, waits: a guardian was asked and has not answered, or has withdrawn
 * the answer, and the person is still under 18 (DPDP Act 2023, s. 6(4) and 9(1)).
 */
export const waits = sql<boolean>`(${guardianRequest.account} is not null and ${guardianRequest.answeredAt} is null
  and ${isMinor})`

/** When a guardian of a row of `guardianRequest` last withdrew; null where none has. */
export const guardianWithdrawnAt = sql<string | null>`(select max(w.at) from ${consentEntry} w
  where w.account = ${guardianRequest.account} and w.purpose = 'guardian' and w.action = 'withdrawn')`.mapWith(
  guardianRequest.askedAt,
)

/** The guardian whom an account waits for; null where it waits for none. */
export async function awaitedGuardian(db: Db | Tx, account: number): Promise<GuardianRow | null> {
  const { name, mobile, sentAt, askedAt } = guardianRequest
  const [row] = await db
    .select({
      name,
      mobile,
      sentAt,
      until: sql<string>`${askedAt} + make_interval(days => ${guardianDays})`.mapWith(askedAt),
      withdrawnAt: guardianWithdrawnAt,
      waits,
    })
    .from(guardianRequest)
    .innerJoin(studentAccount, eq(studentAccount.id, guardianRequest.account))
    .where(eq(guardianRequest.account, account))
  if (!row?.waits) return null
  const { waits: _, ...guardian } = row
  return guardian
}
