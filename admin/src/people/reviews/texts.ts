import type { LabelKey } from '@pravesh/console-kit'
import type { ReviewEvent, ReviewReportReason, StaffReview, StaffReviewDetails } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import type { reviewReasons } from '@pravesh/messages/consoles/review-reasons'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { sharedTexts } from '@pravesh/messages/screens/shared'

type Status = StaffReview['status']
type Verification = StaffReview['verification']

export const statusTexts: Record<Status, Message> = {
  pending: sharedTexts.waiting,
  published: sharedTexts.published,
  rejected: reviewTexts.refused,
  withdrawn: reviewTexts.withdrawnByItsAuthor,
}
export const verificationTexts: Record<Verification, Message> = {
  none: reviewTexts.nothingIsVerifiedAboutThe,
  mobile: reviewTexts.theAuthorsMobileNumberIs,
  document: reviewTexts.verifiedByADocument,
  application: reviewTexts.theAuthorSentAnApplication,
  admission: reviewTexts.theAuthorAcceptedASeat,
}
export const reportTexts: Record<ReviewReportReason, Message> = {
  untrue: reviewTexts.itSaysWhatIsNot,
  personal: reviewTexts.itNamesOrExposesA,
  abusive: reviewTexts.itInsultsOrThreatens,
  advertising: reviewTexts.itIsAdvertising,
  other: reviewTexts.somethingElse,
}
export const eventTexts: Record<ReviewEvent['kind'], Message> = {
  changed: reviewTexts.changedByItsAuthor,
  published: sharedTexts.published,
  rejected: reviewTexts.refused,
  reported: reviewTexts.reportedByAReader,
}
/** Reasons that staff often give; the author reads them. */
export const standardReasons: readonly { name: keyof typeof reviewReasons; title: LabelKey }[] = [
  { name: 'person', title: reviewTexts.namesAPerson },
  { name: 'insult', title: reviewTexts.insults },
  { name: 'short', title: reviewTexts.saysTooLittle },
  { name: 'advertising', title: reviewTexts.advertising },
]
const isHindi = (text: string) => /[\u0900-\u097F]/.test(text)
/** The language that a reason is given in: that of the review, or else the one that its author reads. */
export const reasonLanguage = ({ pros, cons, authorFacts }: StaffReviewDetails) =>
  isHindi(pros) || isHindi(cons) ? 'hi' : authorFacts.language
/** The typed text with a standard reason added to it: no typed text is lost, and no reason occurs twice. */
export function withReason(typedText: string, reason: string): string {
  const text = typedText.trim()
  if (text.includes(reason)) return typedText
  return text === '' ? reason : `${text}\n\n${reason}`
}

/** The pending step of a review, or its result. */
export function stateText({ status, waitingSince }: Pick<StaffReview, 'status' | 'waitingSince'>): Message {
  return status === 'published' && waitingSince !== null ? reviewTexts.reportedByReaders : statusTexts[status]
}
