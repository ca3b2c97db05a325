import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { filledText, formFilled, ifUnchanged, personalText, pincode, responseShape } from '../student/self-endpoint.ts'
import { applicationMove, applicationRow } from './application.ts'
import { relations, socialCategories } from './child.ts'
import { formCourse } from './course.ts'

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
      name: personName(120).describe('Full name of the student'),
      dateOfBirth: dateText.describe('Day on which the student was born'),
      gender: z.enum(['female', 'male', 'other']).nullish().describe('Gender of the student'),
      nationality: text(60).describe('Nationality, in words'),
      category: z
        .enum(socialCategories)
        .nullish()
        .describe(
          'Social category: general, EWS (economically weaker), OBC (other backward classes), SC, ST (scheduled castes, tribes), or other',
        ),
      disability: text(300).describe('Disability and what it asks for, plain text'),
    })
    .nullish()
    .describe('Who the student is'),
  contact: z
    .strictObject({
      email: emailText().describe('E-mail address of the student'),
      mobile: mobile.describe('Mobile as it was typed: + and country code, or ten Indian digits'),
      line: filledText(300).describe('House, street and area, plain text'),
      city: filledText(80).describe('City, town or village, as the student writes it'),
      state: filledText(80).describe('State or union territory, as the student writes it'),
      pincode: pincode.describe('Indian PIN code: six digits, as text'),
    })
    .nullish()
    .describe('How the student is reached'),
  guardians: z
    .array(
      z.strictObject({
        relation: z.enum(relations).describe('What this person is to the student'),
        name: personName(120).describe('Full name of the parent or guardian'),
        mobile: mobile.nullish().describe('Mobile as it was typed: + and country code, or ten Indian digits'),
        occupation: text(120).describe('What the person does for a living, in words'),
      }),
    )
    .max(4)
    .nullish()
    .describe('Parents or guardians, at most 4'),
  academics: z
    .array(
      z
        .strictObject({
          level: z
            .enum(['class10', 'class12', 'diploma', 'degree', 'masters'])
            .describe('What was passed: class 10, class 12, a diploma, a bachelor’s or a master’s degree'),
          board: filledText(120).describe('Board or university, in words'),
          school: filledText(200).describe('School or college, in words'),
          year: year.describe('Year of passing'),
          marks: marks.nullish().describe('Marks got, out of `max`'),
          max: marks.nullish().describe('Marks that could be got'),
          resultAwaited: z
            .boolean()
            .nullish()
            .describe('True: the result is not published yet. There are no marks then, and `year` is the expected one'),
        })
        .superRefine(checkResult),
    )
    .max(8)
    .nullish()
    .describe('What was passed so far, at most 8'),
  exams: z
    .array(
      z.strictObject({
        exam: filledText(120).describe('Name of the exam, in words'),
        roll: text(40).describe('Roll number, as text'),
        score: text(40).describe('Score as the exam gave it, as text'),
        rank: z.int().min(1).max(10_000_000).nullish().describe('Rank in the exam: 1 is the best'),
      }),
    )
    .max(20)
    .nullish()
    .describe('Entrance exams taken, at most 20'),
  choices: z
    .array(
      z.strictObject({
        eid: recordId.describe('Id of the college'),
        ...formCourse,
        priority: z.int().min(1).max(50).describe('Place of this choice, 1 the most wanted; each place once'),
      }),
    )
    .max(50)
    .refine((list) => new Set(list.map((c) => c.priority)).size === list.length, 'Each priority once')
    .nullish()
    .describe('Colleges chosen, at most 50'),
  statement: text(5_000).describe('Why the student applies, plain text'),
  extraAnswers: z
    .array(
      z.strictObject({
        eid: recordId.describe('Id of the college'),
        question: filledText(300).describe('The question, as the college puts it'),
        answer: filledText(2_000).describe('The answer, plain text'),
      }),
    )
    .max(100)
    .nullish()
    .describe('Further questions of single colleges, with answers'),
  declarations: z
    .strictObject({
      truthful: z.literal(true).describe('Always true: what the form says is true'),
      shareWithColleges: z
        .boolean()
        .describe(
          'True: colleges that are applied to get contact, address, guardians and the documents in the slots; otherwise they read the rest of the form alone, and the form is not complete',
        ),
      by: filledText(120).describe('Name of who declares it'),
    })
    .nullish()
    .describe('What the student declares of the form'),
}
export const applicationFormChange = z.strictObject({ ...applicationFormShape, ...ifUnchanged })
/** The form, and its applications: one for each college that was paid for or is about to be. */
export const applicationForm = z
  .strictObject({
    ...responseShape(applicationFormShape),
    completeness: formFilled.describe('How much of what is needed is filled in'),
    applications: z
      .array(
        z.strictObject({
          ...applicationRow.shape,
          course: applicationRow.shape.course.describe(
            'Id of the course of the college that is applied for; null where none is chosen',
          ),
          timeline: z.array(applicationMove).describe('Every move, the oldest first'),
        }),
      )
      .describe('An application for each college that was paid for or is about to be'),
    updatedAt: dateTimeText.nullable().describe('When the form was last changed: ISO 8601, in UTC; null until it is'),
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
