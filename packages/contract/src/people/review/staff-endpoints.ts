import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { flag, idNumber, partQuery, searchText } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import { dateTimeText, personalText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { review } from '../student/records.ts'
import { staffReview, staffReviewDetails } from './moderation.ts'
import { publishedReview } from './published.ts'
import { reviewsTag } from './report.ts'

const reviewDecision = z
  .strictObject({
    id: recordId.describe('Id of the record that is meant'),
    status: z
      .enum(['published', 'rejected'])
      .describe('published: everybody reads it; rejected: its author is told why'),
    reason: personalText(1_000)
      .pipe(z.string().min(1, 'Required'))
      .optional()
      .describe('Why it is rejected, plain text, with `rejected` and only then; its author reads it'),
    updatedAt: dateTimeText.describe(
      '`updatedAt` as you read it: the decision is refused with CONFLICT where the author has changed the review since',
    ),
  })
  .refine((b) => (b.status === 'rejected') === (b.reason !== undefined), {
    path: ['reason'],
    message: 'A rejection says why; a publication has no reason',
  })
export type ReviewDecision = z.output<typeof reviewDecision>
/** Null takes the reply back. */
export const ownerReplyBody = z.strictObject({
  reply: personalText(2_000)
    .pipe(z.string().min(1, 'Required'))
    .nullable()
    .describe('What the institute answers, plain text, on its page; null takes the answer back'),
  /** Of the review as it was read: other words are not answered. */
  updatedAt: dateTimeText.describe(
    '`updatedAt` as you read it: the reply is refused with CONFLICT where the author has changed the review since',
  ),
})

export type OwnerReply = z.output<typeof ownerReplyBody>

const staffEndpoint = {
  realm: 'admin',
  access: operatorAccess.reviews,
  owner: 'any',
  tag: reviewsTag,
  status: 200,
  path: '/admin/reviews',
} as const
/** What reviews are listed and exported by. */
const reviewFilters = {
  waiting: flag
    .optional()
    .describe('true: those that wait for a decision alone, reported ones among them; false: the others alone'),
  status: review.shape.status.optional().describe('Only those in this state'),
  instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
  instituteId: idNumber
    .optional()
    .describe(
      'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
    ),
}

export const adminReviewEndpoints = {
  list: endpoint({
    ...staffEndpoint,
    id: 'admin.reviews',
    method: 'GET',
    summary:
      'Reviews of all institutes, newest first; search takes words, an institute, the author’s name, or the whole of an e-mail address or mobile',
    query: partQuery(['id', 'createdAt', 'updatedAt', 'overall', 'waitingSince'], reviewFilters),
    answer: listOf(staffReview),
  }),
  export: endpoint({
    ...staffEndpoint,
    id: 'admin.reviews.export',
    recentSignIn: true,
    method: 'GET',
    path: '/admin/reviews/export',
    summary: 'Reviews as CSV, the oldest first, at most 50,000. Each export stands in the security log',
    query: z.strictObject({ ...reviewFilters, search: searchText.optional().describe('Words to look for') }),
    answer: fileResponse,
    file: ['text/csv'],
  }),
  get: endpoint({
    ...staffEndpoint,
    id: 'admin.reviews.get',
    method: 'GET',
    path: '/admin/reviews/:id',
    summary: 'One review with what is known of its author, the author’s other reviews, and what happened to it',
    params: z.strictObject({ id: idNumber.describe('Id of the review') }),
    answer: oneOf(staffReviewDetails),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    ...staffEndpoint,
    id: 'admin.reviews.decide',
    method: 'PUT',
    summary: 'Publishes a review or rejects it; the institute’s rating follows',
    body: reviewDecision,
    example: { id: 1, status: 'published', updatedAt: '2026-11-20T09:30:00.000Z' },
    answer: writeResponse(staffReviewDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
const buyerEndpoint = {
  realm: 'buyer',
  access: instituteAccess.reviews,
  owner: 'institute',
  tag: reviewsTag,
  status: 200,
  errors: ['NOT_FOUND'],
} as const
export const buyerReviewEndpoints = {
  list: endpoint({
    ...buyerEndpoint,
    id: 'buyer.reviews.list',
    method: 'GET',
    path: '/buyer/reviews/:sid',
    summary: 'Published reviews of the institute, newest first',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    }),
    query: partQuery(['id', 'createdAt', 'overall'], {
      replied: flag.optional().describe('true: with a reply of the institute alone; false: without one alone'),
    }),
    answer: listOf(publishedReview),
  }),
  reply: endpoint({
    ...buyerEndpoint,
    id: 'buyer.review.reply',
    method: 'PUT',
    path: '/buyer/review/:sid/:id',
    summary: 'Answers a published review, on the institute’s page; null takes the answer back',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
      id: idNumber.describe('Id of the review'),
    }),
    body: ownerReplyBody,
    example: { reply: 'Thank you. The second bus starts in June.', updatedAt: '2026-11-20T09:30:00.000Z' },
    answer: writeResponse(publishedReview),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
