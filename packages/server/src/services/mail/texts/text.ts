import type { MailEventName, ReviewedGroup } from '@pravesh/contract'

/** Subject and plain text of a mail, its values in double braces. What a value leaves empty closes up. */
export type MailText = { subject: string; text: string }

/**
 * What the product says in its mails where no active template of the catalogue stands in: the home of the mails, in both languages. Words that a
 * mail shares with a screen, such as the state of an application, stand in `packages/messages`.
 */
export type MailTexts = {
  mails: Record<MailEventName, MailText>
  /** Which of the accounts that one address may have: "for …". */
  accounts: Record<'student' | 'buyer', Record<'college' | 'school' | 'both', string>>
  /** What of an account was changed: "… was changed". */
  changed: Record<'password' | 'email' | 'mobile' | 'refunds', string>
  /** Why the mobile opens nothing by code any more. */
  codesEnded: string
  /** An application that staff closed when they refunded its fee. */
  refunded: (reason: string) => { state: string; note: string; next: string }
  /** What an institute proposed to change: "your change of …". */
  reviewedGroups: Record<ReviewedGroup, string>
  /** What became of it: "… is …". */
  decisions: Record<'accepted' | 'partly' | 'refused', string>
  staff: string
  /** Who reads an enquiry addressed to an institute. */
  readers: (institute: string) => string
  /** SMS to who asked and left no e-mail address. */
  enquirySms: (reference: string, hours: string, link: string) => string
}
