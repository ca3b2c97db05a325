import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { classNumber } from '../../institute/admission.ts'
import { currentSession, sessionText } from '../../institute/fees/grade-fee.ts'
import { mobile } from '../enquiry/enquiry.ts'
import {
  changed,
  filledText,
  formFilled,
  ifUnchanged,
  personalText,
  pincode,
  responseShape,
  withId,
} from '../student/self-endpoint.ts'

export const relations = ['mother', 'father', 'guardian', 'grandparent', 'sibling', 'other'] as const
export const personGenders = ['girl', 'boy', 'other'] as const
export const socialCategories = ['general', 'ews', 'obc', 'sc', 'st', 'other'] as const
const text = (max: number) => personalText(max).nullish()
// Midnight is India’s.
const todayInIndia = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const years = (day: string, n: number) => `${Number(day.slice(0, 4)) - n}${day.slice(4)}`
/** A school child's date of birth. */
const childBirth = dateText
  .refine((day) => day <= todayInIndia(), 'Not a day to come')
  .refine((day) => day >= years(todayInIndia(), 25), 'Within the last 25 years')
const rupees = z.int().min(0).max(1_000_000_000)

export const childShape = {
  name: personName(120),
  dateOfBirth: dateText,
  relation: z.enum(relations),
  gender: z.enum(personGenders).nullish(),
  /** A document of the vault. */
  photo: recordId.nullish(),
  nationality: text(60),
  motherTongue: text(60),
  category: z.enum(socialCategories).nullish(),
  specialNeeds: text(1_000),
  currentSchool: text(200),
  currentClass: classNumber.nullish(),
  classSought: classNumber.nullish(),
  session: sessionText.nullish(),
}
const childInputShape = { ...childShape, dateOfBirth: childBirth, session: currentSession.nullish() }
export const childBody = z.strictObject(childInputShape)
export const childChange = z.strictObject({ ...withId, ...changed(childInputShape), ...ifUnchanged })
export const child = z
  .strictObject({
    ...withId,
    ...responseShape(childShape),
    completeness: formFilled,
    createdAt: dateTimeText,
    updatedAt: dateTimeText,
  })
  .meta({ id: 'Child' })
export type Child = z.output<typeof child>
export const childExample = {
  name: 'Ira Rao',
  dateOfBirth: '2021-06-14',
  relation: 'mother',
  classSought: 1,
  session: '2027-28',
}

const parent = z.strictObject({
  relation: z.enum(relations),
  name: personName(120),
  mobile: mobile.nullish(),
  email: emailText().nullish(),
  occupation: text(120),
  education: text(120),
  /** Rupees a year. Sent only to a school whose rules require it. */
  income: rupees.nullish(),
})
/** The sections of the form that every school requires, filled in once for each child. */
export const commonFormShape = {
  parents: z.array(parent).max(4).nullish(),
  address: z.strictObject({ line: filledText(300), city: filledText(80), state: filledText(80), pincode }).nullish(),
  siblings: z
    .array(z.strictObject({ name: personName(120), school: text(200), class: classNumber.nullish() }))
    .max(8)
    .nullish(),
  alumni: text(300),
  singleParent: z.boolean().nullish(),
  staffWard: z.boolean().nullish(),
  /** Quotas that the family claims: EWS, disadvantaged group, child with special needs. */
  quotas: z
    .array(z.enum(['ews', 'dg', 'cwsn']))
    .max(3)
    .nullish(),
  previousSchool: z
    .strictObject({ name: filledText(200), board: text(80), lastClass: classNumber.nullish() })
    .nullish(),
  medical: z.strictObject({ bloodGroup: text(5), allergies: text(500), conditions: text(1_000) }).nullish(),
  transport: z.strictObject({ needed: z.boolean(), from: text(200) }).nullish(),
  emergency: z.strictObject({ name: personName(120), mobile, relation: text(60) }).nullish(),
  documents: z.array(recordId).max(40).nullish(),
  declaration: z.strictObject({ truthful: z.literal(true), by: filledText(120) }).nullish(),
}
export const commonFormChange = z.strictObject({ ...commonFormShape, ...ifUnchanged })
export const commonForm = z
  .strictObject({
    id: recordId,
    child: z.strictObject({ id: recordId, name: z.string(), dateOfBirth: dateText }),
    ...responseShape(commonFormShape),
    completeness: formFilled,
    updatedAt: dateTimeText,
  })
  .meta({ id: 'ChildCommonForm' })
export type CommonForm = z.output<typeof commonForm>
export const commonFormExample = {
  parents: [{ relation: 'mother', name: 'Asha Rao', mobile: '98765 43210' }],
  address: { line: '12 Baner Road', city: 'Pune', state: 'Maharashtra', pincode: '411045' },
  transport: { needed: true, from: 'Aundh' },
}
