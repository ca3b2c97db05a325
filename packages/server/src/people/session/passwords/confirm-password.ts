import { ApiError } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { studentAccount } from '../../../platform/db/tables.ts'
import { knowsPassword } from './own-password.ts'

/**
 * Checks that the person is present and not just an open browser. INVALID, and not 401: the session itself is active. Returns the hash
 * that was compared.
 */
export async function confirmPassword(db: Db, id: number, password: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: studentAccount.passwordHash })
    .from(studentAccount)
    .where(eq(studentAccount.id, id))
  if (!(await knowsPassword(db, { realm: 'student', account: id }, row?.hash, password)))
    throw new ApiError('INVALID', { errors: [{ field: 'current_password', message: 'This is not your password' }] })
  return row?.hash ?? null
}
