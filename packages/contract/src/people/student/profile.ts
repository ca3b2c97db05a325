import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationRow } from '../admission/application.ts'
import { otpVerification, studentTypes } from '../session/accounts.ts'
import { changed, formFilled, ifUnchanged, personalText, pincode, responseShape } from './self-endpoint.ts'

const shape = {
  name: personName(120),
  dateOfBirth: dateText.nullish(),
  gender: z.enum(['female', 'male', 'other']).nullish(),
  address: personalText(300).nullish(),
  city: personalText(80).nullish(),
  state: personalText(80).nullish(),
  pincode: pincode.nullish(),
  language: z.enum(['en', 'hi']).nullish(),
  /** A document of the vault. */
  photo: recordId.nullish(),
}
const presentFields = (p: Record<string, unknown>, ...fields: string[]) =>
  fields.filter((field) => p[field] !== undefined)
/**
 * A new e-mail address or mobile signs in and gets temporary passwords: the password is required again. A mobile comes with a code that
 * `open/otp` sent to it; it is verified then. One on record is verified in the same way.
 */
export const profileChange = z
  .strictObject({
    ...changed(shape),
    ...ifUnchanged,
    email: emailText().optional(),
    ...otpVerification.partial().shape,
    current_password: z.string().max(200).optional(),
  })
  .superRefine((p, context) => {
    const reject = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const proof = presentFields(p, 'mobile', 'otp', 'otpId')
    if (proof.length > 0 && p.mobile === undefined) reject('mobile', 'Enter the mobile that the code was sent to')
    if (proof.length > 0 && (p.otp === undefined || p.otpId === undefined))
      reject('otp', 'Enter the code that was sent to this mobile')
    if (presentFields(p, 'email', 'mobile').length > 0 && p.current_password === undefined)
      reject('current_password', 'Enter your password to change how you sign in')
  })
/** The code that was mailed to the account's own address. */
export const emailVerification = otpVerification.pick({ otp: true })
export const profile = z
  .strictObject({
    id: recordId,
    student_type: z.enum(studentTypes),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    mobile: z.string().nullable(),
    mobileVerified: z.boolean(),
    ...responseShape(shape),
    completeness: formFilled,
    /** Null until a change was made. */
    updatedAt: dateTimeText.nullable(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

/** The next step: an action on an application, a form of colleges or of a child, a child to add, the profile. */
const nextKinds = ['application', 'form', 'child-form', 'add-child', 'profile'] as const
const figures = {
  shortlisted: z.int(),
  inCart: z.int(),
  documents: z.int(),
  enquiries: z.int(),
  /** Paid fees in all, in paise. */
  paid: z.int(),
  applications: z.array(applicationRow),
  profile: formFilled,
  /** Next steps, most urgent first. */
  next: z.array(
    z.strictObject({
      kind: z.enum(nextKinds),
      /** A sentence in the language of the call. */
      what: z.string(),
      application: recordId.nullable(),
      instituteType: z.enum(instituteTypes).nullable(),
      instituteId: recordId.nullable(),
      instituteName: z.string().nullable(),
      /** The child of the form, or of the application. */
      child: recordId.nullable(),
      /** Which course of a college the application is for. */
      course: recordId.nullable(),
      by: dateText.nullable(),
    }),
  ),
}
export const dashboard = z
  .strictObject({ name: z.string(), form: formFilled, ...figures })
  .meta({ id: 'StudentDashboard' })
export type Dashboard = z.output<typeof dashboard>
export const schoolDashboard = z
  .strictObject({
    name: z.string(),
    children: z.array(z.strictObject({ id: recordId, name: z.string(), form: formFilled, applications: z.int() })),
    ...figures,
  })
  .meta({ id: 'ParentDashboard' })
export type SchoolDashboard = z.output<typeof schoolDashboard>
