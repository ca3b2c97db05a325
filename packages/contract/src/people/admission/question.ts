import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber } from '../../endpoint/query.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { typedText } from '../../fields/text.ts'
import { personalText } from '../student/self-endpoint.ts'

export const questionKinds = ['text', 'number', 'date', 'choice'] as const
const filled = (max: number) => typedText(max).pipe(z.string().min(1, 'Required'))
const shape = {
  label: filled(300),
  /** The same in the language of the place. */
  labelLocal: filled(300).nullable().default(null),
  kind: z.enum(questionKinds),
  /** The options of a `choice`, in this order; empty for the other kinds. */
  choices: z.array(filled(120)).max(30).default([]),
  required: z.boolean().default(false),
}
/** An institute's own question to its applicants. */
export const question = z
  .strictObject({
    id: recordId,
    label: z.string(),
    labelLocal: z.string().nullable(),
    kind: shape.kind,
    choices: z.array(z.string()),
    required: z.boolean(),
  })
  .meta({ id: 'Question' })
export type Question = z.output<typeof question>

const questionInput = z.strictObject({ id: recordId.optional(), ...shape }).superRefine(({ kind, choices }, ctx) => {
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
    }, 'Each id once'),
  /** The version that was read: after a concurrent write, the write is rejected. */
  version: z.int().min(0).optional(),
})
/** `version` is 0 until an institute has written its list. */
const questionList = z.strictObject({ questions: z.array(question), version: z.int() }).meta({ id: 'QuestionList' })
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
  owner: 'institute',
  tag: 'Applications to an institute',
  path: '/buyer/questions/:sid',
  params: z.strictObject({ sid: idNumber }),
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
