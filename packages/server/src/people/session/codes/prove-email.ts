import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { studentAccount } from '../../../platform/db/tables.ts'

/**
 * Keeps that whoever is in reads the account's mail. The first time, a mobile that was proven before opens nothing by code until it is
 * proven anew: whoever signed up with a stranger's address has the mobile, and its owner the mail. True where that is so.
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
