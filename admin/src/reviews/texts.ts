import type { LabelKey } from '@pravesh/console-kit'
import type { ReviewEvent, ReviewReportReason, StaffReview } from '@pravesh/contract'

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
export const standardReasons: readonly { title: LabelKey; reason: string }[] = [
  {
    title: { declared: 'Names a person' },
    reason: 'Your review names or describes a single person. Please write about the institute without naming anybody.',
  },
  {
    title: { declared: 'Insults' },
    reason: 'Your review insults. Please say what happened in plain words.',
  },
  {
    title: { declared: 'Says too little' },
    reason: 'Your review says too little to help other families. Please add what you saw yourself.',
  },
  {
    title: { declared: 'Advertising' },
    reason: 'Your review advertises. Please write about your own time at the institute.',
  },
]

/** What a review waits for, or what became of it. */
export function stateText({ status, waitingSince }: Pick<StaffReview, 'status' | 'waitingSince'>): string {
  return status === 'published' && waitingSince !== null ? 'Reported by readers' : statusTexts[status]
}
