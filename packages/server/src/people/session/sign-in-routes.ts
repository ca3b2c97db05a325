import { accountEndpoints, ownSessionEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { onePage, removed } from '../../platform/http/response/responses.ts'
import { findBuyerByLogin, findStudentByLogin, normaliseLogin } from './accounts.ts'
import { sendCode, verifyCode } from './codes/one-time-code.ts'
import { recordingFailures } from './codes/record-failures.ts'
import { changePassword } from './passwords/change-password.ts'
import { requestPasswordReset } from './passwords/forgot.ts'
import { signIn } from './sign-in.ts'
import { endOtherSessions, endSessions, sessionsOf, signOut } from './tokens.ts'

/** Sessions of institutes and families. */
export function routes({ db, config }: RouteServices): Bound[] {
  const e = accountEndpoints
  return [
    bind(e.buyerLogin, ({ body: { email, institute_type, password, new_password, code } }, { from, userAgent }) =>
      signIn(
        { db, config },
        {
          realm: 'buyer',
          name: `${institute_type}:${normaliseLogin(email)}`,
          login: normaliseLogin(email),
          password,
          newPassword: new_password,
          code,
          from,
          userAgent,
          find: () => findBuyerByLogin(db, institute_type, email),
        },
      ),
    ),
    bind(e.studentLogin, ({ body: { username, student_type, password, new_password, code } }, { from, userAgent }) =>
      signIn(
        { db, config },
        {
          realm: 'student',
          // Tries under both types count together: they are at one account.
          name: normaliseLogin(username),
          login: normaliseLogin(username),
          password,
          newPassword: new_password,
          code,
          from,
          userAgent,
          find: () => findStudentByLogin(db, student_type, username),
        },
      ),
    ),
    bind(e.otp, ({ body }, call) => sendCode(db, config, body, call)),
    bind(e.otpVerify, ({ body }, call) =>
      recordingFailures(db, config, body.mobile, call, () => verifyCode(db, config, body, call)),
    ),
    bind(e.forgotPassword, ({ body: { role, username, student_type, institute_type } }, call) =>
      requestPasswordReset(
        db,
        config,
        { role, username, side: (role === 'buyer' ? institute_type : student_type) ?? null },
        call,
      ),
    ),
    ...[e.studentPassword, e.buyerPassword, e.adminPassword].map((endpoint) =>
      bind(endpoint, ({ body }, call) => changePassword({ db, config }, actorOf(call), body, call)),
    ),
    ...Object.values(ownSessionEndpoints).flatMap((own) => [
      bind(own.list, async (_input, call) => onePage(await sessionsOf(db, actorOf(call)))),
      bind(own.end, ({ body: { id } }, call) =>
        removed(
          id === undefined ? endOtherSessions(db, config, call) : endSessions(db, config, call, [id]),
          'Signed Out Successfully',
        ),
      ),
    ]),
    ...[e.buyerLogout, e.studentLogout].map((endpoint) =>
      bind(endpoint, async (_input, call) => {
        await signOut(db, config, call)
        return { message: 'Logged out' }
      }),
    ),
  ]
}
