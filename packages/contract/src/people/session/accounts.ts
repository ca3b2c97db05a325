import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { consentVersion } from '../../fields/consent.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { emailText, personName, typedLine } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { sessionsTag } from './endpoints.ts'
import { logoutOf, newPassword, passwordOf } from './own-account.ts'
import { factorCode, signInFactorCode } from './second-factor.ts'

const loginName = typedLine(254).pipe(z.string().min(1, 'Required'))
export const studentTypes = ['college', 'school'] as const

const open = { method: 'POST', realm: 'open', owner: 'any', tag: sessionsTag, status: 200 } as const
const signedIn = (username: z.ZodString) =>
  z.strictObject({
    auth_token: z.string().describe('Token of the session, for `Authorization: Bearer`; opaque, to keep secret'),
    username,
    message: z.string().describe('What happened, in a sentence to show to the person'),
  })
const changed = {
  new_password: newPassword
    .optional()
    .describe('Needed with a temporary password, to change it at once: at least 10 characters, not a common one'),
  code: signInFactorCode,
}
const factorErrors = ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG'] as const

const otpRequest = z.strictObject({
  mobile: mobile.describe(
    'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
  ),
  student_type: z
    .enum(studentTypes)
    .default('college')
    .describe(
      'Which account the code signs in to, where one mobile has two from before one was for both: college or school',
    ),
})
export const otpVerification = z.strictObject({
  otp: typedLine(24)
    .overwrite((code) => code.replace(/[ -]/g, ''))
    .regex(/^\d{6}$/, 'Six digits')
    .describe('The six digits that were sent to the mobile'),
  otpId: z
    .string()
    .regex(/^[\w-]{20,60}$/)
    .describe('Names the code that was sent; send it back with the code'),
  mobile: mobile.describe('Mobile that the code was sent to'),
})

export const guardianRelations = ['mother', 'father', 'guardian'] as const
/** Whom a person under 18 names: the guardian agrees on a page of the guardian's own (DPDP Act 2023, s. 9(1); Rules 2025, r. 10). */
export const namedGuardian = z.strictObject({
  name: personName(120).describe('Full name of the parent or guardian'),
  mobile: mobile.describe(
    'The guardian’s own mobile, another than the student’s: + and country code, or ten Indian digits. The message goes there',
  ),
})
const applying = {
  instituteType: z
    .enum(instituteTypes)
    .nullish()
    .describe('Whether they sign up to apply to a school or a college; with `instituteId`'),
  instituteId: recordId.nullish().describe('Id of the institute that they sign up to apply to'),
}
const credentials = {
  mobile: mobile.describe(
    'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
  ),
  password: newPassword.describe(
    'Password to choose: at least 10 characters, not a common one, not the name or address',
  ),
  ticket: z
    .string()
    .max(200)
    .regex(/^[\w.-]+$/)
    .nullish()
    .describe(
      'Proof that the mobile is theirs, from otp/verify: works once, for 30 minutes. Without it the mobile is not verified yet',
    ),
  consentVersion: consentVersion.describe(
    'Version of the consent text that the person agreed to: one that we published, such as 2026-11; an earlier one is taken for 30 days more',
  ),
  ...applying,
}
const studentSignup = z.strictObject({
  name: personName(120).describe('Full name of the student'),
  email: emailText().describe('E-mail address, which signs in and gets mails'),
  date_of_birth: dateText.describe('Day on which the student was born; under 18, `guardian` is needed'),
  guardian: namedGuardian
    .nullish()
    .describe('Parent or guardian who is asked to agree, for a student under 18: the account waits for the answer'),
  ...credentials,
})
/** A parent whose `ticket` proves the mobile signs in by codes: the e-mail address and the password are optional then. */
const schoolSignup = z.strictObject({
  parent_name: personName(120).describe('Full name of the parent'),
  parent_email: emailText().nullish().describe('E-mail address of the parent, which signs in and gets mails'),
  ...credentials,
  password: newPassword
    .nullish()
    .describe('Password to choose: at least 10 characters, not a common one, not the name or address'),
})
/** `payment` means that an application with a fee waits: the payment step comes next. `insertid` is the account's id. */
const signedUp = z.strictObject({
  auth_token: z.string().describe('Token of the session, for `Authorization: Bearer`; opaque, to keep secret'),
  username: z.string().describe('Name to greet the person by'),
  payment: z.boolean().describe('True where an institute was named: its fee is the next step'),
  insertid: recordId.describe('Id of the new account'),
  message: z.string().describe('What happened, in a sentence to show to the person'),
})

/** Sessions of institutes and families: password, one-time code, sign-up, forgotten password. */
export const accountEndpoints = {
  buyerLogin: endpoint({
    ...open,
    id: 'open.buyer-login',
    path: '/open/buyer-login',
    summary: 'Signs an institute in',
    answer: signedIn(z.string().describe('E-mail address of the institute’s account')),
    body: z.strictObject({
      email: emailText().describe('E-mail address of the institute’s account'),
      password: z.string().min(1).max(200).describe('Password of the account; a temporary one is taken too'),
      institute_type: z.enum(instituteTypes).describe('What the account manages: schools or colleges'),
      ...changed,
    }),
    example: { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' },
    errors: ['INVALID_LOGIN', 'PASSWORD_CHANGE_REQUIRED', ...factorErrors, 'TOO_MANY'],
  }),
  studentLogin: endpoint({
    ...open,
    id: 'open.student-login',
    path: '/open/student-login',
    answer: signedIn(z.string().describe('Name to greet the person by')),
    summary: 'Signs a family in; the username is the e-mail address or the mobile',
    body: z.strictObject({
      student_type: z
        .enum(studentTypes)
        .describe(
          'Which account, where one person has two from before one was for both: college or school. Else the one there is',
        ),
      username: loginName.describe('E-mail address or mobile of the account'),
      password: z.string().min(1).max(200).describe('Password of the account; a temporary one is taken too'),
      ...changed,
    }),
    example: { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' },
    errors: ['INVALID_LOGIN', 'PASSWORD_CHANGE_REQUIRED', ...factorErrors, 'TOO_MANY'],
  }),
  otp: endpoint({
    ...open,
    id: 'open.otp',
    path: '/open/otp',
    summary: 'Sends a code of six digits to a mobile; it lives five minutes',
    body: otpRequest,
    example: { mobile: '98765 43210' },
    answer: z.strictObject({
      otpId: z.string().describe('Names the code that was sent; send it back with the code'),
      resendAfter: z.int().describe('Seconds until another code can be asked for'),
      message: z.string().describe('What happened, in a sentence to show to the person'),
    }),
    errors: ['TOO_MANY'],
  }),
  otpVerify: endpoint({
    ...open,
    id: 'open.otp.verify',
    path: '/open/otp/verify',
    body: otpVerification.extend({
      second_code: factorCode
        .optional()
        .describe(
          'Needed where the account has a second factor: six digits of the authenticator app, or a recovery code. The code that was sent remains valid until it comes along',
        ),
    }),
    summary:
      'Trades a code for a session, or for a sign-up ticket where the mobile has no account; five tries, one winner',
    example: { otp: '123456', otpId: 'AAAAAAAAAAAAAAAAAAAAAA', mobile: '98765 43210' },
    answer: z.strictObject({
      auth_token: z
        .string()
        .optional()
        .describe('Token of the session, for `Authorization: Bearer`; absent where the mobile has no account yet'),
      username: z
        .string()
        .optional()
        .describe('Name to greet the person by; absent where the mobile has no account yet'),
      ticket: z
        .string()
        .optional()
        .describe('Proof that the mobile is theirs, for a sign-up within 30 minutes; absent where there is an account'),
      message: z.string().describe('What happened, in a sentence to show to the person'),
    }),
    errors: ['INVALID_OTP', ...factorErrors, 'TOO_MANY'],
  }),
  studentSignup: endpoint({
    ...open,
    id: 'open.student-signup',
    path: '/open/student-signup',
    summary: 'Opens a family’s account by the form of a student, and signs in',
    body: studentSignup,
    example: {
      name: 'Ravi Kumar',
      email: 'ravi@example.in',
      mobile: '98765 43211',
      password: 'a long enough one',
      date_of_birth: '2005-04-30',
      consentVersion: '2026-11',
    },
    answer: signedUp,
    errors: ['DUPLICATE', 'TOO_MANY'],
  }),
  schoolSignup: endpoint({
    ...open,
    id: 'open.school-signup',
    path: '/open/school-signup',
    summary: 'Opens a family’s account by the form of a parent, and signs in',
    body: schoolSignup,
    example: {
      parent_name: 'Meera Nair',
      parent_email: 'meera@example.in',
      mobile: '98765 43212',
      password: 'a long enough one',
      consentVersion: '2026-11',
    },
    answer: signedUp,
    errors: ['DUPLICATE', 'TOO_MANY'],
  }),
  forgotPassword: endpoint({
    ...open,
    id: 'open.forgot-password',
    forConsoles: true,
    path: '/open/forgot-password',
    answer: messageResponse,
    summary: 'Sends a temporary password: 30 minutes, single use. The answer is the same for unknown accounts',
    body: z.strictObject({
      role: z.enum(['student', 'buyer']).default('student').describe('student: a family; buyer: an institute'),
      username: loginName.describe(
        'E-mail address of the account, or a student’s verified mobile: the password is sent there',
      ),
      student_type: z
        .enum(studentTypes)
        .optional()
        .describe(
          'For a family: which account is meant, where one person has two from before one was for both; without it, both',
        ),
      institute_type: z
        .enum(instituteTypes)
        .optional()
        .describe('For a buyer: which account is meant, a school’s or a college’s; without it, both'),
    }),
    example: { role: 'student', username: 'student@demo.pravesh.example', student_type: 'college' },
    errors: ['TOO_MANY'],
  }),
  buyerLogout: logoutOf('buyer'),
  studentLogout: logoutOf('student'),
  studentPassword: passwordOf('student'),
  buyerPassword: passwordOf('buyer'),
  adminPassword: passwordOf('admin'),
}
