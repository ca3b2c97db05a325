import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { review } from '../student/records.ts'

const { role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt } = review.shape
/** A published review for the public: without its author. */
export const publishedReview = z
  .strictObject({
    id: recordId,
    ...{ role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt },
    updatedAt: dateTimeText,
  })
  .meta({ id: 'PublishedReview' })
export type PublishedReview = z.output<typeof publishedReview>
