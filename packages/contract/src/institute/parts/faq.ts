import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { recordId, typedText } from '../../fields/field.ts'
import { changeOf, instituteKindQuery, orderNumber, partEndpoints, partTimes, versionExample } from './part.ts'

const questionsAndAnswersTag: Tag = {
  name: 'Questions and answers',
  audience: 'institutes',
  description: 'Questions on an institute’s page, with their answers.',
}

export const faqShape = {
  question: typedText(300)
    .pipe(z.string().min(1, 'Required').min(5, 'Write the whole question'))
    .describe('The question, plain text'),
  answer: typedText(4_000).pipe(z.string().min(1, 'Required')).describe('The answer, plain text'),
  order: orderNumber.optional(),
  active: z.boolean().default(true).describe('False hides it from families; it stays in the administrators’ lists'),
  language: z.enum(['en', 'hi']).default('en').describe('Language that it is written in: en English, hi Hindi'),
}
const faq = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...faqShape,
    order: orderNumber,
    ...partTimes,
  })
  .meta({ id: 'Faq' })
export type Faq = z.output<typeof faq>

const example = { question: 'Is there a bus from Aundh?', answer: 'Yes, two: at 7:10 and at 7:40.' }
const filters = {
  active: flag.optional().describe('True: only what is shown to families; false: only what is hidden'),
  language: z.enum(['en', 'hi']).optional().describe('Only those in this language: en English, hi Hindi'),
}
const sorts = ['id', 'order', 'question', 'createdAt', 'updatedAt'] as const
const tag = questionsAndAnswersTag
const common = {
  tag,
  one: 'a question',
  many: 'questions',
  shape: faqShape,
  record: faq,
  example,
}

/** Administrators' calls on the questions and answers of a school or college. */
export const faqEndpoints = partEndpoints({
  ...common,
  id: 'admin.faq',
  path: '/admin/faq/:id',
  realm: 'admin',
  access: operatorAccess.catalogue,
  params: z.strictObject({ id: idNumber.describe('Id of the school or college; `type` says which of the two') }),
  where: instituteKindQuery,
  query: partQuery(sorts, { ...instituteKindQuery, ...filters }),
})
const { list, create } = partEndpoints({
  ...common,
  id: 'buyer.faqs',
  path: '/buyer/faqs/:sid',
  realm: 'buyer',
  access: instituteAccess.page,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  where: {},
  query: partQuery(sorts, filters),
  status: 201,
})
const faqPath = {
  path: '/buyer/faq/:sid/:faqId',
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  tag,
  status: 200,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    faqId: idNumber.describe('Id of the question'),
  }),
  errors: ['NOT_FOUND'],
} as const
/** An institute's own calls on its questions; adding one answers 201, as specified. */
export const buyerFaqEndpoints = {
  list,
  create,
  get: endpoint({ ...faqPath, id: 'buyer.faq.get', method: 'GET', summary: 'One question', answer: oneOf(faq) }),
  update: endpoint({
    ...faqPath,
    id: 'buyer.faq.update',
    method: 'PUT',
    summary: 'Changes the fields named of a question',
    body: changeOf(faqShape),
    example: { ...example, ...versionExample },
    answer: writeResponse(faq),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  remove: endpoint({
    ...faqPath,
    id: 'buyer.faq.remove',
    method: 'DELETE',
    summary: 'Deletes a question',
    answer: removed,
  }),
}
