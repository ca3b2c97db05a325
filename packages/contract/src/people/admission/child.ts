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
  name: personName(120).describe('Full name of the child'),
  dateOfBirth: dateText.describe('Day on which the child was born'),
  relation: z.enum(relations).describe('What the account’s person is to the child'),
  gender: z.enum(personGenders).nullish().describe('Gender of the child'),
  photo: recordId.nullish().describe('Id of the child’s photo among the family’s documents'),
  nationality: text(60).describe('Nationality, in words'),
  motherTongue: text(60).describe('Language spoken at home, in words'),
  category: z
    .enum(socialCategories)
    .nullish()
    .describe(
      'Social category: general, EWS (economically weaker), OBC (other backward classes), SC, ST (scheduled castes, tribes), or other',
    ),
  specialNeeds: text(1_000).describe('What the school should know to look after the child, plain text'),
  currentSchool: text(200).describe('Name of the school that the child is at now'),
  currentClass: classNumber
    .nullish()
    .describe('Class that the child is in now: nursery −2, LKG −1, UKG 0, then 1 to 12'),
  classSought: classNumber.nullish().describe('Class that is sought: nursery −2, LKG −1, UKG 0, then 1 to 12'),
  session: sessionText.nullish().describe('School year that a seat is sought in, as 2027-28'),
}
const childInputShape = {
  ...childShape,
  dateOfBirth: childBirth.describe('Day on which the child was born'),
  session: currentSession.nullish().describe('School year that a seat is sought in, as 2027-28'),
}
export const childBody = z.strictObject(childInputShape)
export const childChange = z.strictObject({ ...withId, ...changed(childInputShape), ...ifUnchanged })
export const child = z
  .strictObject({
    id: recordId.describe('Id of the child'),
    ...responseShape(childShape),
    completeness: formFilled.describe('How much of what is needed is filled in'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
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
  relation: z.enum(relations).describe('What this person is to the child'),
  name: personName(120).describe('Full name of the parent or guardian'),
  mobile: mobile.nullish().describe('Mobile as it was typed: + and country code, or ten Indian digits'),
  email: emailText().nullish().describe('E-mail address of the parent or guardian'),
  occupation: text(120).describe('What the person does for a living, in words'),
  education: text(120).describe('What the person has studied, in words'),
  income: rupees.nullish().describe('Whole rupees a year; it stays with the family and is sent to no school'),
})
/** The sections of the form that every school requires, filled in once for each child. */
export const commonFormShape = {
  parents: z.array(parent).max(4).nullish().describe('Parents or guardians, at most 4'),
  address: z
    .strictObject({
      line: filledText(300).describe('House, street and area, plain text'),
      city: filledText(80).describe('City, town or village, as the family writes it'),
      state: filledText(80).describe('State or union territory, as the family writes it'),
      pincode: pincode.describe('Indian PIN code: six digits, as text'),
    })
    .nullish()
    .describe('Where the child lives'),
  siblings: z
    .array(
      z.strictObject({
        name: personName(120).describe('Full name of the brother or sister'),
        school: text(200).describe('School that the brother or sister goes to'),
        class: classNumber
          .nullish()
          .describe('Class that the brother or sister is in: nursery −2, LKG −1, UKG 0, then 1 to 12'),
      }),
    )
    .max(8)
    .nullish()
    .describe('Brothers and sisters of the child'),
  alumni: text(300).describe('Who of the family went to this school and when, plain text'),
  singleParent: z.boolean().nullish().describe('True where one parent alone brings the child up'),
  staffWard: z.boolean().nullish().describe('True where a parent works at the school'),
  quotas: z
    .array(z.enum(['ews', 'dg', 'cwsn']))
    .max(3)
    .nullish()
    .describe(
      'Quotas claimed. ews: economically weaker section; dg: disadvantaged group; cwsn: child with special needs',
    ),
  previousSchool: z
    .strictObject({
      name: filledText(200).describe('Name of that school'),
      board: text(80).describe('Board that the school follows, in words'),
      lastClass: classNumber.nullish().describe('Last class attended there: nursery −2, LKG −1, UKG 0, then 1 to 12'),
    })
    .nullish()
    .describe('School that the child was at before; null where there was none'),
  medical: z
    .strictObject({
      bloodGroup: text(5).describe('Blood group, such as B+'),
      allergies: text(500).describe('Allergies, plain text'),
      conditions: text(1_000).describe('Illnesses and medicines, plain text'),
    })
    .nullish()
    .describe('What the school should know in an emergency'),
  transport: z
    .strictObject({
      needed: z.boolean().describe('True where the child needs a bus'),
      from: text(200).describe('Where the child gets on, in words'),
    })
    .nullish()
    .describe('Whether the child needs a bus'),
  emergency: z
    .strictObject({
      name: personName(120).describe('Full name of the person'),
      mobile: mobile.describe('Mobile as it was typed: + and country code, or ten Indian digits'),
      relation: text(60).describe('What this person is to the child, in words'),
    })
    .nullish()
    .describe('Whom to call when the parents cannot be reached'),
  documents: z
    .array(recordId)
    .max(40)
    .nullish()
    .describe('Ids of the family’s documents that go with every application of this child'),
  declaration: z
    .strictObject({
      truthful: z.literal(true).describe('Always true: what the form says is true'),
      by: filledText(120).describe('Name of who declares it'),
    })
    .nullish()
    .describe('What the family declares of the form'),
}
export const commonFormChange = z.strictObject({ ...commonFormShape, ...ifUnchanged })
export const commonForm = z
  .strictObject({
    id: recordId.describe('Id of the child'),
    child: z
      .strictObject({
        id: recordId.describe('Id of the child'),
        name: z.string().describe('Full name of the child'),
        dateOfBirth: dateText.describe('Day on which the child was born'),
      })
      .describe('The child that the form is for'),
    ...responseShape(commonFormShape),
    completeness: formFilled.describe('How much of what is needed is filled in'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'ChildCommonForm' })
export type CommonForm = z.output<typeof commonForm>
export const commonFormExample = {
  parents: [{ relation: 'mother', name: 'Asha Rao', mobile: '98765 43210' }],
  address: { line: '12 Baner Road', city: 'Pune', state: 'Maharashtra', pincode: '411045' },
  transport: { needed: true, from: 'Aundh' },
}
