import type { Descriptions } from '../shared.ts'

/** Reviews of schools and colleges. */
export const review: Descriptions = {
  reviews: 'The newest published reviews, at most 20',
  'Review,DeskReview,DeskReviewDetails,PublishedReview/id': 'Id of the review',
  'admin.reviews.get,open.review.report/id': 'Id of the review',
  reviewCounts: 'How many reviews the institute ever received, and what became of them',
  received: 'All that were ever received: beside published and rejected ones those that wait or were withdrawn',
  published: 'Published now',
  rejected: 'Rejected by staff',
  'Review,DeskReview,DeskReviewDetails,PublishedReview/role':
    'What the author is or was there: student, former student, parent or teacher',
  fromYear: 'First year there; null where it is not said',
  toYear: 'Last year there; null where it is not said, or still going on',
  overall: 'Stars, 1 the worst to 5 the best',
  aspects: 'Stars from 1 to 5 for single sides of it; those left out were not judged',
  pros: 'What is good, plain text',
  cons: 'What is not, plain text',
  'Review,DeskReview,DeskReviewDetails/status':
    'pending: waits for the desk; published: everybody reads it; rejected: the desk refused it; withdrawn: by its author',
  'admin.reviews.decide/status': 'published: everybody reads it; rejected: its author is told why',
  'Review,DeskReview,DeskReviewDetails/reason': 'Why it was rejected, plain text; null otherwise',
  'admin.reviews.decide/reason': 'Why it is rejected, plain text, with `rejected` and only then; its author reads it',
  'admin.reviews.decide/updatedAt':
    '`updatedAt` as you read it: the decision is refused with CONFLICT where the author has changed the review since',
  'buyer.review.reply/updatedAt':
    '`updatedAt` as you read it: the reply is refused with CONFLICT where the author has changed the review since',
  verification:
    'What is known of the author. none: nothing; mobile: a verified mobile; document: a document; application: applied to the institute through Pravesh; admission: accepted a seat there through Pravesh',
  ownerReply:
    'What the institute answers, plain text; null where it does not, and again when the author changes words or stars',
  'DeskReview,DeskReviewDetails/author': 'Name of the account that wrote it',
  'DeskReview,DeskReviewDetails/waitingSince':
    'Since when it waits for a decision: written, changed or reported; null where none is due',
  'admin.reviews/waiting':
    'true: those that wait for a decision alone, reported ones among them; false: the others alone',
  'DeskReviewDetails/instituteUrl':
    'The last part of the address of the institute’s page; null where it is not there any more',
  authorFacts: 'What is known of the account that wrote it',
  memberSince: 'When the account was opened',
  'DeskReviewDetails/authorFacts.account': 'Id of the author’s account',
  'DeskReviewDetails/authorFacts.language': 'Language that the author’s profile says: en or hi; en where it says none',
  'DeskReviewDetails/authorFacts.mobileVerified': 'Whether the account has a verified mobile',
  'DeskReviewDetails/authorFacts.applications':
    'Applications that the account sent to this institute, the latest 20, newest first',
  'DeskReviewDetails/otherReviews.status': 'State of that review: pending, published, rejected or withdrawn',
  'ReviewEvent/before.role': 'What the author was to the institute',
  'ReviewEvent/before.status': 'State of the review then',
  otherReviews: 'Other reviews of the same account, the latest 20, newest first',
  'DeskReviewDetails/events': 'Decisions, changes and reports, the latest 50, newest first',
  'ReviewEvent/kind': 'changed: by its author; published, rejected: by staff; reported: by a reader',
  'ReviewEvent/staff': 'Name of the administrator who decided; null for other kinds',
  reportReason: 'What a reader reported it for; null for other kinds',
  'ReviewEvent/reason': 'Of a refusal, or in the reader’s words; null where there is none',
  'ReviewEvent/before': 'What it said before a change; null for other kinds',
  'ReviewEvent/at': 'When it happened',
  'open.review.report/reason': 'What is wrong with the review',
  'open.review.report/message': 'In the reader’s own words, plain text',
  'buyer.reviews.list/replied': 'true: with a reply of the institute alone; false: without one alone',
  'buyer.review.reply/reply': 'What the institute answers, plain text, on its page; null takes the answer back',
  'buyer.review.reply/id': 'Id of the review',
}
