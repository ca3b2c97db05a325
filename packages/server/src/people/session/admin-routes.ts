import { sessionEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { findAdminByLogin } from './accounts.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './tokens.ts'

/** Sign-in and sign-out of administrators. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(sessionEndpoints.adminLogin, async ({ body }, call) => {
      const { auth_token: token, ...signedIn } = await signIn(
        { db, config },
        {
          realm: 'admin',
          name: body.username.toLowerCase(),
          login: body.username.toLowerCase(),
          password: body.password,
          newPassword: undefined,
          code: body.code,
          from: call.from,
          userAgent: call.userAgent,
          find: () => findAdminByLogin(db, body.username),
        },
      )
      return { token, ...signedIn }
    }),
    bind(sessionEndpoints.adminLogout, async (_input, call) => {
      await signOut(db, config, call)
      return { message: 'Logged out' }
    }),
  ]
}
