import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { studentAccount } from '../../platform/db/tables.ts'

/**
 * Whether a family's account has had no sign-in for six months. Operators reassign a mobile number ninety days after it was switched off:
 * a code to it alone opens nothing then.
 */
export async function isDormant(db: Db | Tx, account: number): Promise<boolean> {
  const old = sql`${studentAccount.signedInAt} < now() - interval '6 months'`
  return (await db.$count(studentAccount, and(eq(studentAccount.id, account), old))) > 0
}

/** Records a sign-in to a family's account. */
export async function noteSignIn(tx: Tx, account: number): Promise<void> {
  await tx.update(studentAccount).set({ signedInAt: sql`now()` }).where(eq(studentAccount.id, account))
}
