import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { review } from '../student/records.ts'

const { role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt } = review.shape
/** A published review as everybody reads it: who wrote it is not said. */
export const publishedReview = z
  .strictObject({
    id: recordId,
    ...{ role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt },
    updatedAt: dateTimeText,
  })
  .meta({ id: 'PublishedReview' })
export type PublishedReview = z.output<typeof publishedReview>
