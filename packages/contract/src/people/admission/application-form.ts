import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { filledText, formFilled, ifUnchanged, personalText, pincode, responseShape } from '../student/self-endpoint.ts'
import { applicationMove, applicationRow } from './application.ts'
import { relations, socialCategories } from './child.ts'
import { courseChoice } from './course.ts'

const text = (max: number) => personalText(max).nullish()
const year = z.int().min(1980).max(2100)
const marks = z.number().min(0).max(10_000)

type Result = {
  marks?: number | null | undefined
  max?: number | null | undefined
  resultAwaited?: boolean | null | undefined
}
/** Marks of a maximum are required, unless the result is awaited: then there are none. */
function checkResult({ marks: obtained, max, resultAwaited }: Result, ctx: z.RefinementCtx): void {
  const addIssue = (path: 'marks' | 'max', message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  const check = (path: 'marks' | 'max', value: number | null | undefined) => {
    const isMissing = typeof value !== 'number'
    if (isMissing && !resultAwaited) addIssue(path, 'Required')
    if (!isMissing && resultAwaited) addIssue(path, 'Leave it empty while the result is awaited')
  }
  check('marks', obtained)
  check('max', max)
  if (typeof obtained === 'number' && typeof max === 'number' && obtained > max)
    addIssue('marks', 'Not more than the maximum marks')
}

/** The sections of the form that a student of the college track fills once for all colleges. */
export const applicationFormShape = {
  personal: z
    .strictObject({
      name: personName(120),
      dateOfBirth: dateText,
      gender: z.enum(['female', 'male', 'other']).nullish(),
      nationality: text(60),
      category: z.enum(socialCategories).nullish(),
      disability: text(300),
    })
    .nullish(),
  contact: z
    .strictObject({
      email: emailText(),
      mobile,
      line: filledText(300),
      city: filledText(80),
      state: filledText(80),
      pincode,
    })
    .nullish(),
  guardians: z
    .array(
      z.strictObject({
        relation: z.enum(relations),
        name: personName(120),
        mobile: mobile.nullish(),
        occupation: text(120),
      }),
    )
    .max(4)
    .nullish(),
  academics: z
    .array(
      z
        .strictObject({
          level: z.enum(['class10', 'class12', 'diploma', 'degree', 'masters']),
          board: filledText(120),
          school: filledText(200),
          year,
          marks: marks.nullish(),
          max: marks.nullish(),
          /** The result is not published yet: `year` is the expected one, and there are no marks. */
          resultAwaited: z.boolean().nullish(),
        })
        .superRefine(checkResult),
    )
    .max(8)
    .nullish(),
  exams: z
    .array(
      z.strictObject({
        exam: filledText(120),
        roll: text(40),
        score: text(40),
        rank: z.int().min(1).max(10_000_000).nullish(),
      }),
    )
    .max(20)
    .nullish(),
  choices: z
    .array(z.strictObject({ eid: recordId, ...courseChoice, priority: z.int().min(1).max(50) }))
    .max(50)
    .refine((list) => new Set(list.map((c) => c.priority)).size === list.length, 'Each priority once')
    .nullish(),
  statement: text(5_000),
  extraAnswers: z
    .array(z.strictObject({ eid: recordId, question: filledText(300), answer: filledText(2_000) }))
    .max(100)
    .nullish(),
  declarations: z
    .strictObject({ truthful: z.literal(true), shareWithColleges: z.boolean(), by: filledText(120) })
    .nullish(),
}
export const applicationFormChange = z.strictObject({ ...applicationFormShape, ...ifUnchanged })
/** The form, and its applications: one for each college that was paid for or is about to be. */
export const applicationForm = z
  .strictObject({
    ...responseShape(applicationFormShape),
    completeness: formFilled,
    applications: z.array(z.strictObject({ ...applicationRow.shape, timeline: z.array(applicationMove) })),
    updatedAt: dateTimeText.nullable(),
  })
  .meta({ id: 'ApplicationForm' })
export type ApplicationForm = z.output<typeof applicationForm>
export const applicationFormExample = {
  personal: { name: 'Ravi Kumar', dateOfBirth: '2008-04-30', category: 'general' },
  academics: [
    {
      level: 'class12',
      board: 'CBSE',
      school: 'Modern School',
      year: 2026,
      marks: 452,
      max: 500,
      resultAwaited: false,
    },
  ],
  choices: [{ eid: 1, priority: 1 }],
}
