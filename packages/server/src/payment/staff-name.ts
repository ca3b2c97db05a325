import { eq } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { adminAccount } from '../db/tables.ts'

/** The name of an administrator as families read it: what an administrator signs in with is not shown. */
export async function staffName(db: Db, account: number): Promise<string> {
  const [admin] = await db.select({ name: adminAccount.name }).from(adminAccount).where(eq(adminAccount.id, account))
  return admin?.name ? `${admin.name}, Pravesh` : 'Pravesh'
}
