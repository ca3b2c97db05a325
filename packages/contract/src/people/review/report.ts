import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { idNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { personalText } from '../../fields/field.ts'

export const reviewsTag: Tag = {
  name: 'Reviews',
  audience: 'administrators',
  description: 'Reviews for those who decide on them, and an institute’s answers to them.',
}

/** Why a reader reports a review. */
export const reviewReportReasons = ['untrue', 'personal', 'abusive', 'advertising', 'other'] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

export const reviewReport = z.strictObject({
  reason: z.enum(reviewReportReasons).describe('What is wrong with the review'),
  message: personalText(1_000).optional().describe('In the reader’s own words, plain text'),
})
export type ReviewReport = z.output<typeof reviewReport>

/** Endpoints for every reader of a published review. */
export const openReviewEndpoints = {
  report: endpoint({
    id: 'open.review.report',
    realm: 'open',
    owner: 'any',
    tag: reviewsTag,
    status: 200,
    method: 'POST',
    path: '/open/review/:id/report',
    summary:
      'Reports a published review: staff read it again with the reason, and it stays published until they decide',
    params: z.strictObject({ id: idNumber.describe('Id of the review') }),
    body: reviewReport,
    example: { reason: 'personal', message: 'It names a teacher.' },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
}
