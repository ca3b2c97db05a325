import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { studentAccount } from '../../../platform/db/tables.ts'

/**
 * Records that the signed-in person reads the account's mail. The first time, a mobile that was verified before opens nothing by code
 * until it is verified again: after a sign-up with another person's address the mobile belongs to the one, and the mail to the other.
 * Returns whether that is so.
 */
export async function proveEmail(tx: Tx, id: number): Promise<boolean> {
  const unproven = and(eq(studentAccount.id, id), eq(studentAccount.emailVerified, false))
  const [before] = await tx
    .select({ mobileVerified: studentAccount.mobileVerified })
    .from(studentAccount)
    .where(unproven)
    .for('update')
  await tx.update(studentAccount).set({ emailVerified: true, mobileVerified: false }).where(unproven)
  return before?.mobileVerified ?? false
}
