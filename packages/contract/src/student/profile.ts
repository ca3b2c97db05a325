import { z } from 'zod'
import { applicationRow } from '../admission/application.ts'
import { dateText, recordId } from '../field.ts'
import { studentTypes } from '../session/accounts.ts'
import { answered, changed, filledText, formFilled, personalText, pincode } from './own.ts'

const shape = {
  name: filledText(120),
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
/** A new e-mail address signs in and gets temporary passwords: the password is asked for again. */
export const profileChange = z
  .strictObject({
    ...changed(shape),
    email: z.email().max(254).optional(),
    current_password: z.string().max(200).optional(),
  })
  .refine((p) => p.email === undefined || p.current_password !== undefined, {
    path: ['current_password'],
    message: 'Enter your password to change the e-mail address',
  })
export const profile = z
  .strictObject({
    id: recordId,
    student_type: z.enum(studentTypes),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    mobileVerified: z.boolean(),
    ...answered(shape),
    completeness: formFilled,
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

const figures = {
  shortlisted: z.int(),
  inCart: z.int(),
  documents: z.int(),
  enquiries: z.int(),
  /** Paid fees in all, in paise. */
  paid: z.int(),
  applications: z.array(applicationRow),
  profile: formFilled,
  /** What to do next, most urgent first. */
  next: z.array(z.strictObject({ what: z.string(), application: recordId.nullable(), by: dateText.nullable() })),
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
