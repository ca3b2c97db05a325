import type { Descriptions } from './shared.ts'

/** Reviews of schools and colleges. */
export const review: Descriptions = {
  reviews: 'The newest published reviews, at most 20',
  'Review,DeskReview,PublishedReview/id': 'Id of the review',
  'Review,DeskReview,PublishedReview/role':
    'What the author is or was there: student, former student, parent or teacher',
  fromYear: 'First year there; null where it is not said',
  toYear: 'Last year there; null where it is not said, or still going on',
  overall: 'Stars, 1 the worst to 5 the best',
  aspects: 'Stars from 1 to 5 for single sides of it; those left out were not judged',
  pros: 'What is good, plain text',
  cons: 'What is not, plain text',
  'Review,DeskReview/status':
    'pending: waits for the desk; published: everybody reads it; rejected: the desk refused it; withdrawn: by its author',
  'admin.reviews.decide/status': 'published: everybody reads it; rejected: its author is told why',
  'Review,DeskReview/reason': 'Why it was rejected, plain text; null otherwise',
  'admin.reviews.decide/reason': 'Why it is rejected, plain text, with `rejected` and only then; its author reads it',
  'admin.reviews.decide/updatedAt':
    '`updatedAt` as you read it: the decision is refused with CONFLICT where the author has changed the review since',
  'buyer.review.reply/updatedAt':
    '`updatedAt` as you read it: the reply is refused with CONFLICT where the author has changed the review since',
  verification:
    'What proves that the author was there. none: nothing; mobile: the author’s mobile is verified; document: a document',
  ownerReply:
    'What the institute answers, plain text; null where it does not, and again when the author changes words or stars',
  'DeskReview/author': 'Name of the account that wrote it',
  'buyer.reviews.list/replied': 'true: with a reply of the institute alone; false: without one alone',
  'buyer.review.reply/reply': 'What the institute answers, plain text, on its page; null takes the answer back',
  'buyer.review.reply/id': 'Id of the review',
}
