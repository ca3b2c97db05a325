import { accountEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import type { Parts } from '../parts.ts'
import { buyerNamed, oneForm, studentNamed } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { forget } from './forgot.ts'
import { sendCode, verifyCode } from './one-time-code.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { revokeSession } from './tokens.ts'

/** Sessions of institutes and families. */
export function accountRoutes({ db, config }: Parts): Bound[] {
  const e = accountEndpoints
  return [
    bind(e.buyerLogin, ({ body: { email, institute_type, password, new_password } }, { address }) =>
      signIn(
        { db, config },
        {
          realm: 'buyer',
          name: `${institute_type}:${oneForm(email)}`,
          password,
          newPassword: new_password,
          address,
          find: () => buyerNamed(db, institute_type, email),
        },
      ),
    ),
    bind(e.studentLogin, ({ body: { username, student_type, password, new_password } }, { address }) =>
      signIn(
        { db, config },
        {
          realm: 'student',
          name: `${student_type}:${oneForm(username)}`,
          password,
          newPassword: new_password,
          address,
          find: () => studentNamed(db, student_type, username),
        },
      ),
    ),
    bind(e.otp, ({ body }, { address }) => sendCode(db, config, body, address)),
    bind(e.otpVerify, ({ body }, { address }) => verifyCode(db, config, body, address)),
    bind(e.studentSignup, ({ body: { date_of_birth, ...rest } }, { address }) =>
      signUp({ db, config }, { ...rest, track: 'college', dateOfBirth: date_of_birth, emailField: 'email' }, address),
    ),
    bind(e.schoolSignup, ({ body: { parent_name, parent_email, ...rest } }, { address }) =>
      signUp(
        { db, config },
        { ...rest, track: 'school', name: parent_name, email: parent_email, emailField: 'parent_email' },
        address,
      ),
    ),
    bind(e.forgotPassword, ({ body: { role, username, student_type, institute_type } }, { address }) =>
      forget(db, { role, username, side: (role === 'buyer' ? institute_type : student_type) ?? null }, address),
    ),
    ...[e.studentPassword, e.buyerPassword, e.adminPassword].map((endpoint) =>
      bind(endpoint, ({ body }, call) => changePassword({ db, config }, actorOf(call), body)),
    ),
    ...[e.buyerLogout, e.studentLogout].map((endpoint) =>
      bind(endpoint, async (_input, call) => {
        await revokeSession(db, actorOf(call).tokenHash)
        return { message: 'Logged out' }
      }),
    ),
  ]
}
