import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { review } from '../student/records.ts'

const { role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt } = review.shape
/** A published review for the public: without its author. */
export const publishedReview = z
  .strictObject({
    id: recordId.describe('Id of the review'),
    ...{
      role: role.describe('What the author is or was there: student, former student, parent or teacher'),
      fromYear: fromYear.describe('First year there; null where it is not said'),
      toYear: toYear.describe('Last year there; null where it is not said, or still going on'),
      overall: overall.describe('Stars, 1 the worst to 5 the best'),
      aspects: aspects.describe('Stars from 1 to 5 for single sides of it; those left out were not judged'),
      pros: pros.describe('What is good, plain text'),
      cons: cons.describe('What is not, plain text'),
      verification: verification.describe(
        'What is known of the author. none: nothing; mobile: a verified mobile; document: a document; application: applied to the institute through Pravesh; admission: accepted a seat there through Pravesh',
      ),
      ownerReply: ownerReply.describe(
        'What the institute answers, plain text; null where it does not, and again when the author changes words or stars',
      ),
      createdAt: createdAt.describe('When it was made: ISO 8601, in UTC'),
    },
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'PublishedReview' })
export type PublishedReview = z.output<typeof publishedReview>
