import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { consentVersion } from '../../fields/consent.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { emailText, personName, typedLine } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { mobile } from '../enquiry/enquiry.ts'

/** The e-mail address or the mobile of a login, as people paste it. */
const loginName = typedLine(254).pipe(z.string().min(1, 'Required'))
/** A new password: at least 10 characters; common ones are rejected by the server. */
export const newPassword = z.string().min(10, 'At least 10 characters').max(200)
export const studentTypes = ['college', 'school'] as const

const open = { method: 'POST', realm: 'open', owner: 'any', tag: 'Sessions', status: 200 } as const
const signedIn = z.strictObject({ auth_token: z.string(), username: z.string(), message: z.string() })
/** With a temporary password `new_password` must come along; without it the answer is PASSWORD_CHANGE_REQUIRED. */
const changed = { new_password: newPassword.optional() }

const otpRequest = z.strictObject({ mobile, student_type: z.enum(studentTypes).default('college') })
export const otpVerification = z.strictObject({
  otp: typedLine(24)
    .overwrite((code) => code.replace(/[ -]/g, ''))
    .regex(/^\d{6}$/, 'Six digits'),
  otpId: z.string().regex(/^[\w-]{20,60}$/),
  mobile,
})

/** A guardian's consent to an account of a person under 18: required by the age on the day of sign-up. */
const guardianConsent = z.strictObject({
  name: personName(120),
  mobile,
  consentVersion,
})
const applying = { instituteType: z.enum(instituteTypes).nullish(), instituteId: recordId.nullish() }
const credentials = {
  mobile,
  password: newPassword,
  /** From `otp/verify`: proves that the mobile is theirs. */
  ticket: z
    .string()
    .max(200)
    .regex(/^[\w.-]+$/)
    .nullish(),
  consentVersion,
  ...applying,
}
const studentSignup = z.strictObject({
  name: personName(120),
  email: emailText(),
  date_of_birth: dateText,
  guardian: guardianConsent.nullish(),
  ...credentials,
})
/** A parent whose `ticket` proves the mobile signs in by codes: the e-mail address and the password are optional then. */
const schoolSignup = z.strictObject({
  parent_name: personName(120),
  parent_email: emailText().nullish(),
  ...credentials,
  password: newPassword.nullish(),
})
/** `payment` means that an application with a fee waits: the payment step comes next. `insertid` is the account's id. */
const signedUp = z.strictObject({
  auth_token: z.string(),
  username: z.string(),
  payment: z.boolean(),
  insertid: recordId,
  message: z.string(),
})

const passwordOf = (realm: 'student' | 'buyer' | 'admin') =>
  endpoint({
    id: `${realm}.password`,
    method: 'PUT',
    path: `/${realm}/password`,
    realm,
    owner: 'self',
    tag: 'Sessions',
    status: 200,
    always: true,
    summary: 'Changes the password; every other session of the account ends',
    body: z.strictObject({ current_password: z.string().min(1).max(200), new_password: newPassword }),
    example: { current_password: 'pravesh-demo', new_password: 'a long enough one' },
    answer: messageResponse,
    errors: ['TOO_MANY'],
  })
const logoutOf = (realm: 'student' | 'buyer') =>
  endpoint({
    id: `${realm}.logout`,
    method: 'POST',
    path: `/${realm}/logout`,
    realm,
    owner: 'self',
    tag: 'Sessions',
    status: 200,
    always: true,
    summary: 'Revokes the token it is called with',
    answer: messageResponse,
  })

/** Sessions of institutes and families: password, one-time code, sign-up, forgotten password. */
export const accountEndpoints = {
  buyerLogin: endpoint({
    ...open,
    id: 'open.buyer-login',
    path: '/open/buyer-login',
    summary: 'Signs an institute in',
    answer: signedIn,
    body: z.strictObject({
      email: emailText(),
      password: z.string().min(1).max(200),
      institute_type: z.enum(instituteTypes),
      ...changed,
    }),
    example: { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' },
    errors: ['INVALID_LOGIN', 'PASSWORD_CHANGE_REQUIRED', 'TOO_MANY'],
  }),
  studentLogin: endpoint({
    ...open,
    id: 'open.student-login',
    path: '/open/student-login',
    answer: signedIn,
    summary: 'Signs a family in; the username is the e-mail address or the mobile',
    body: z.strictObject({
      student_type: z.enum(studentTypes),
      username: loginName,
      password: z.string().min(1).max(200),
      ...changed,
    }),
    example: { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' },
    errors: ['INVALID_LOGIN', 'PASSWORD_CHANGE_REQUIRED', 'TOO_MANY'],
  }),
  otp: endpoint({
    ...open,
    id: 'open.otp',
    path: '/open/otp',
    summary: 'Sends a code of six digits to a mobile; it lives five minutes',
    body: otpRequest,
    example: { mobile: '98765 43210' },
    answer: z.strictObject({ otpId: z.string(), resendAfter: z.int(), message: z.string() }),
    errors: ['TOO_MANY'],
  }),
  otpVerify: endpoint({
    ...open,
    id: 'open.otp.verify',
    path: '/open/otp/verify',
    body: otpVerification,
    summary:
      'Trades a code for a session, or for a sign-up ticket where the mobile has no account; five tries, one winner',
    example: { otp: '123456', otpId: 'AAAAAAAAAAAAAAAAAAAAAA', mobile: '98765 43210' },
    answer: z.strictObject({
      auth_token: z.string().optional(),
      username: z.string().optional(),
      ticket: z.string().optional(),
      message: z.string(),
    }),
    errors: ['INVALID_OTP', 'TOO_MANY'],
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
    path: '/open/forgot-password',
    answer: messageResponse,
    summary: 'Sends a temporary password: 30 minutes, single use. The answer is the same for unknown accounts',
    body: z.strictObject({
      role: z.enum(['student', 'buyer']).default('student'),
      /** E-mail address, or a student's mobile. */
      username: loginName,
      student_type: z.enum(studentTypes).optional(),
      institute_type: z.enum(instituteTypes).optional(),
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
