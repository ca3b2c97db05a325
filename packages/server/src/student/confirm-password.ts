import { ApiError } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { studentAccount } from '../db/tables.ts'
import { passwordMatches } from '../session/password.ts'
import { countTry, forgetTries } from '../session/throttle.ts'

/**
 * Makes sure that it is the person and not just an open browser. INVALID, and not 401: the session itself is alive. Answers the hash it
 * was held against. */
export async function confirmPassword(db: Db, id: number, password: string): Promise<string | null> {
  const key = `confirm:student:${id}`
  await countTry(db, key, 10, 15)
  const [row] = await db
    .select({ hash: studentAccount.passwordHash })
    .from(studentAccount)
    .where(eq(studentAccount.id, id))
  if (!(await passwordMatches(row?.hash ?? undefined, password)))
    throw new ApiError('INVALID', { errors: [{ field: 'current_password', message: 'This is not your password' }] })
  await forgetTries(db, key)
  return row?.hash ?? null
}
