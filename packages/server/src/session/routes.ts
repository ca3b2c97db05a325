import { ApiError, sessionEndpoints } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { adminAccount } from '../db/tables.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import type { Parts } from '../parts.ts'
import { isBarred, passwordMatches } from './password.ts'
import { countTry, forgetTries } from './throttle.ts'
import { openSession, revokeSession } from './tokens.ts'

/** Sign-in and sign-out of administrators. */
export function sessionRoutes({ db, config }: Parts): Bound[] {
  return [
    bind(sessionEndpoints.adminLogin, async ({ body }, call) => {
      const key = `login:admin:${body.username.toLowerCase()}`
      await countTry(db, `login:from:${call.address}`, 60, 15)
      await countTry(db, key, 10, 15)
      const [account] = await db
        .select()
        .from(adminAccount)
        .where(eq(sql`lower(${adminAccount.username})`, body.username.toLowerCase()))
      const right = await passwordMatches(account?.passwordHash, body.password)
      if (!account || !right || account.suspended || isBarred(config, body.password))
        throw new ApiError('INVALID_CREDENTIALS')
      await forgetTries(db, key)
      const token = await openSession(db, 'admin', account.id)
      return { token, username: account.username, message: 'Login Successful' }
    }),
    bind(sessionEndpoints.adminLogout, async (_input, call) => {
      await revokeSession(db, actorOf(call).tokenHash)
      return { message: 'Logged out' }
    }),
  ]
}
