import type { LabelKey } from '@pravesh/console-kit'
import type { ReviewEvent, ReviewReportReason, StaffReview, StaffReviewDetails } from '@pravesh/contract'
import type { reviewReasons } from '@pravesh/messages/consoles/review-reasons'

type Status = StaffReview['status']
type Verification = StaffReview['verification']

/** Texts in English, declared in Hindi too. */
export const statusTexts: Record<Status, string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Refused',
  withdrawn: 'Withdrawn by its author',
}
export const verificationTexts: Record<Verification, string> = {
  none: 'Nothing is verified about the author',
  mobile: 'The author’s mobile number is verified',
  document: 'Verified by a document',
  application: 'The author sent an application to this institute through Pravesh',
  admission: 'The author accepted a seat at this institute through Pravesh',
}
export const reportTexts: Record<ReviewReportReason, string> = {
  untrue: 'It says what is not true',
  personal: 'It names or exposes a person',
  abusive: 'It insults or threatens',
  advertising: 'It is advertising',
  other: 'Something else',
}
export const eventTexts: Record<ReviewEvent['kind'], string> = {
  changed: 'Changed by its author',
  published: 'Published',
  rejected: 'Refused',
  reported: 'Reported by a reader',
}
/** Reasons that staff often give; the author reads them. */
export const standardReasons: readonly { name: keyof typeof reviewReasons; title: LabelKey }[] = [
  { name: 'person', title: { declared: 'Names a person' } },
  { name: 'insult', title: { declared: 'Insults' } },
  { name: 'short', title: { declared: 'Says too little' } },
  { name: 'advertising', title: { declared: 'Advertising' } },
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
export function stateText({ status, waitingSince }: Pick<StaffReview, 'status' | 'waitingSince'>): string {
  return status === 'published' && waitingSince !== null ? 'Reported by readers' : statusTexts[status]
}
