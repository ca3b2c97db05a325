import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { asksAadhaar } from '../../fields/aadhaar.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { typedText } from '../../fields/text.ts'
import { personalText } from '../student/self-endpoint.ts'

export const applicationsToAnInstituteTag: Tag = {
  name: 'Applications to an institute',
  audience: 'institutes',
  description: 'Applications that were submitted to an institute, and its questions.',
}

export const questionKinds = ['text', 'number', 'date', 'choice'] as const
const filled = (max: number) =>
  typedText(max)
    .refine(
      (text) => !asksAadhaar(text),
      'Do not ask for the Aadhaar number: nobody need give it to a school or college',
    )
    .pipe(z.string().min(1, 'Required'))
const shape = {
  label: filled(300).describe('The question in English'),
  labelLocal: filled(300)
    .nullable()
    .default(null)
    .describe('The question in the language of the place; null where it is not translated'),
  kind: z.enum(questionKinds).describe('What it takes: text, number, date (2026-11-21), or choice: one of `choices`'),
  choices: z
    .array(filled(120))
    .max(30)
    .default([])
    .describe('What may be chosen, in this order: at least two for a choice, none for other kinds'),
  required: z.boolean().default(false).describe('True where the application is not complete without an answer'),
}
/** An institute's own question to its applicants. */
export const question = z
  .strictObject({
    id: recordId.describe('Id of the question: answers are given by it'),
    label: z.string().describe('The question in English'),
    labelLocal: z
      .string()
      .nullable()
      .describe('The question in the language of the place; null where it is not translated'),
    kind: shape.kind.describe('What it takes: text, number, date (2026-11-21), or choice: one of `choices`'),
    choices: z.array(z.string()).describe('What may be chosen, in this order; empty unless the kind is choice'),
    required: z.boolean().describe('True where the application is not complete without an answer'),
  })
  .meta({ id: 'Question' })
export type Question = z.output<typeof question>

const questionInput = z
  .strictObject({ id: recordId.optional().describe('Id of a question that is kept; none for a new one'), ...shape })
  .superRefine(({ kind, choices }, ctx) => {
    const isInvalid = kind === 'choice' ? choices.length < 2 : choices.length > 0
    if (!isInvalid && new Set(choices).size === choices.length) return
    const message = !isInvalid
      ? 'Each choice once'
      : kind === 'choice'
        ? 'At least two choices'
        : 'Only a choice has choices'
    ctx.addIssue({ code: 'custom', path: ['choices'], message })
  })
/** The complete list, in its order. A question without an id is new; one that is absent from the list is removed. */
export const questionsChange = z.strictObject({
  questions: z
    .array(questionInput)
    .max(30)
    .refine((list) => {
      const ids = list.flatMap((q) => q.id ?? [])
      return new Set(ids).size === ids.length
    }, 'Each id once')
    .describe('The whole list in its order: a question without an id is new, one left out is no longer asked'),
  version: z
    .int()
    .min(0)
    .optional()
    .describe('The version that you read: the write is refused with CONFLICT where somebody has written since'),
})
/** `version` is 0 until an institute has written its list. */
const questionList = z
  .strictObject({
    questions: z.array(question).describe('The institute’s own questions, in its order'),
    version: z.int().describe('Counts the changes of the list; 0 until the institute has written one'),
  })
  .meta({ id: 'QuestionList' })
export type QuestionList = z.output<typeof questionList>

/** Answers by the question's id: a text, a number, a date as 2026-11-21, or one of the choices. */
export const questionAnswers = z.record(z.string().min(1).max(20), z.union([personalText(2_000), z.number()]))
/** True for an answer that the question takes. An empty text is none. */
export function answersQuestion({ kind, choices }: Pick<Question, 'kind' | 'choices'>, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (typeof value !== 'string' || value === '') return false
  if (kind === 'date') return dateText.safeParse(value).success
  return kind === 'text' || choices.includes(value)
}

const common = {
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  tag: applicationsToAnInstituteTag,
  path: '/buyer/questions/:sid',
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  status: 200,
} as const
export const buyerQuestionEndpoints = {
  list: endpoint({
    ...common,
    id: 'buyer.questions.get',
    method: 'GET',
    summary: 'What the institute asks in its application form beside what everybody asks, in its order',
    answer: oneOf(questionList),
    errors: ['NOT_FOUND'],
  }),
  replace: endpoint({
    ...common,
    id: 'buyer.questions.replace',
    method: 'PUT',
    summary: 'Replaces the list; applications that were sent keep the questions that they answered',
    body: questionsChange,
    example: {
      questions: [
        { label: 'Why this school?', labelLocal: 'यही विद्यालय क्यों?', kind: 'text', required: true },
        { label: 'How will your child come?', kind: 'choice', choices: ['On foot', 'By bus', 'By car'] },
      ],
    },
    answer: writeResponse(questionList),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
