import { ApiError } from '@pravesh/contract'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { session, studentAccount } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { confirmPassword } from '../session/passwords/confirm-password.ts'

/**
 * Checks that the person is present and not just an open browser: by the password, and for an account without one, which signs in by codes,
 * by a sign-in of the last 15 minutes. INVALID otherwise.
 */
export async function confirmPresence(db: Db, { account, tokenHash }: Actor, password: string): Promise<void> {
  const [row] = await db
    .select({ hash: studentAccount.passwordHash })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  if (row?.hash) {
    await confirmPassword(db, account, password)
    return
  }
  const isRecent = sql<boolean>`${session.createdAt} > now() - interval '15 minutes'`
  const [current] = await db.select({ isRecent }).from(session).where(eq(session.tokenHash, tokenHash))
  if (current?.isRecent) return
  const message = 'Sign out and in again by a code, then ask within 15 minutes'
  throw new ApiError('INVALID', { errors: [{ field: 'current_password', message }] })
}
