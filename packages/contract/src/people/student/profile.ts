import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationRow } from '../admission/application.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { otpVerification, studentTypes } from '../session/accounts.ts'
import { guardianRow } from '../session/guardian.ts'
import { changed, formFilled, ifUnchanged, personalText, pincode, responseShape } from './self-endpoint.ts'

const shape = {
  name: personName(120).describe('Full name of the person'),
  dateOfBirth: dateText.nullish().describe('Day on which the person was born'),
  gender: z.enum(['female', 'male', 'other']).nullish().describe('Gender of the person'),
  address: personalText(300).nullish().describe('Postal address of the person without city and PIN code, plain text'),
  city: personalText(80).nullish().describe('City, town or village, as the person writes it'),
  state: personalText(80).nullish().describe('State or union territory, as the person writes it'),
  pincode: pincode.nullish().describe('Indian PIN code: six digits, as text'),
  language: z
    .enum(['en', 'hi'])
    .nullish()
    .describe('Language of mails to the person: en English, hi Hindi; null for English'),
  photo: recordId.nullish().describe('Id of the person’s photo among their documents'),
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
    email: emailText()
      .optional()
      .describe('New e-mail address, which signs in from now on; comes with `current_password`'),
    ...otpVerification.partial().shape,
    mobile: mobile
      .optional()
      .describe('New mobile, or the old one to verify it; comes with `otp`, `otpId` and `current_password`'),
    current_password: z
      .string()
      .max(200)
      .optional()
      .describe('Password of the account; needed with `email` and `mobile`'),
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
export const emailVerification = z.strictObject({
  otp: otpVerification.shape.otp.describe('The six digits that were mailed to the account’s address'),
})
export const profile = z
  .strictObject({
    id: recordId.describe('Id of the account'),
    student_type: z
      .enum(studentTypes)
      .describe(
        'How the account began: college, by the form of a student; school, by that of a parent. It is for both',
      ),
    email: z.string().nullable().describe('E-mail address of the account, which signs in too; null where it has none'),
    emailVerified: z.boolean().describe('True once a code, or a password, that was mailed to the address came back'),
    mobile: z.string().nullable().describe('Mobile in E.164, as +919876543210; null where the account has none'),
    mobileVerified: z.boolean().describe('True once a code that was sent to the mobile came back'),
    parentDeclared: z
      .boolean()
      .describe(
        'True once the person has declared to be 18 or older and a parent or guardian: a child is added only then, and with a verified mobile',
      ),
    ...responseShape(shape),
    completeness: formFilled.describe('How much of what is needed is filled in'),
    guardian: guardianRow
      .nullable()
      .describe('Parent or guardian whom the account of a person under 18 waits for; null where it waits for none'),
    /** Null until a change was made. */
    updatedAt: dateTimeText.nullable().describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

/** The next step: an action on an application, a form of colleges or of a child, a child to add, the profile. */
const nextKinds = ['application', 'form', 'child-form', 'add-child', 'profile'] as const
/** What a day of the dashboard is: the last for an answer to an offer, that of a test or an interaction, or the last to apply. */
export const dashboardDateKinds = ['reply', 'appointment', 'closes'] as const
const figures = {
  shortlisted: z.int().describe('How many institutes are on the shortlist'),
  inCart: z.int().describe('How many fees are in the cart'),
  documents: z.int().describe('How many documents the account keeps'),
  enquiries: z.int().describe('How many enquiries the account has raised'),
  paid: z.int().describe('Fees paid in all and not given back, in paise'),
  applications: z.array(applicationRow).describe('Applications that are still open, newest first'),
  profile: formFilled.describe('How much of the profile is filled in'),
  guardian: guardianRow
    .nullable()
    .describe('Parent or guardian whom the account of a person under 18 waits for; null where it waits for none'),
  next: z
    .array(
      z.strictObject({
        kind: z
          .enum(nextKinds)
          .describe(
            'What it is about: application, form (for colleges), child-form (of a child), add-child or profile',
          ),
        /** A sentence in the language of the call. */
        what: z.string().describe('What to do, in English words'),
        application: recordId
          .nullable()
          .describe('Id of the application that it is about; null where it is about none'),
        instituteType: z.enum(instituteTypes).nullable().describe('Whether it is a school or a college'),
        instituteId: recordId.nullable().describe('Id of the school or college; `instituteType` says which of the two'),
        instituteName: z.string().nullable().describe('Name of the school or college'),
        child: recordId
          .nullable()
          .describe('Id of the child whose form or application it is; null where it is about no child'),
        course: recordId
          .nullable()
          .describe('Id of the course that the application is for; null where none is chosen, and at a school'),
        by: dateText.nullable().describe('Last day for it, in India; null where there is none'),
      }),
    )
    .describe('What to do next, the most urgent first; at most 10'),
  dates: z
    .array(
      z.strictObject({
        on: dateText.describe('The day, in India'),
        kind: z
          .enum(dashboardDateKinds)
          .describe(
            'What it is. reply: last day to answer an offer; appointment: test or interaction; closes: last day to apply to an institute on the shortlist',
          ),
        time: z.string().nullable().describe('Time of an appointment in India, as 09:30; null where none was said'),
        instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
        instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
        instituteName: z.string().describe('Name of the school or college'),
        instituteUrl: z.string().describe('Slug of the school’s or college’s page'),
        child: recordId.nullable().describe('Id of the child that the application is for; null where it is for none'),
        childName: z.string().nullable().describe('Name of the child; null where it is for no child'),
        course: recordId.nullable().describe('Id of the course that the application is for; null where none is chosen'),
      }),
    )
    .describe('Days ahead, the next first; at most 8'),
}
export const dashboard = z
  .strictObject({
    name: z.string().describe('Name of the account’s person'),
    form: formFilled.describe('How much of the form for colleges is filled in'),
    ...figures,
  })
  .meta({ id: 'StudentDashboard' })
export type Dashboard = z.output<typeof dashboard>
export const schoolDashboard = z
  .strictObject({
    name: z.string().describe('Name of the account’s person'),
    children: z
      .array(
        z.strictObject({
          id: recordId.describe('Id of the child'),
          name: z.string().describe('Full name of the child'),
          form: formFilled.describe('How much of the child’s common form is filled in'),
          applications: z.int().describe('How many open applications are for this child'),
        }),
      )
      .describe('Children of the account'),
    ...figures,
  })
  .meta({ id: 'ParentDashboard' })
export type SchoolDashboard = z.output<typeof schoolDashboard>
