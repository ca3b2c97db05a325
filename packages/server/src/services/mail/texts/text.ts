import type { ErasureRow, MailEventName, NoticeKind, ReviewedGroup, Role } from '@pravesh/contract'

/** Subject and plain text of a mail, its values in double braces. Empty values leave no gap. */
export type MailText = { subject: string; text: string }

/**
 * The product's own mail texts, used where the catalogue has no active template, in both languages. Texts shared with a screen, such as
 * the state of an application, are in `packages/messages`.
 */
export type MailTexts = {
  mails: Record<MailEventName, MailText>
  /** Which of the accounts that one address may have: "for …". */
  accounts: Record<'student' | 'buyer', Record<'college' | 'school' | 'both', string>>
  /** The changed part of an account: "… was changed". */
  changed: Record<'password' | 'email' | 'mobile' | 'refunds' | 'factor', string>
  /** Who invites to work for the operator. */
  operator: string
  roles: Record<Role, string>
  /** The browser of a sign-in that did not say what it is: "with …". */
  unknownDevice: string
  /** What a family has erased, by the name of the child or the institute. */
  erased: Record<ErasureRow['subject'], (name: string) => string>
  /** Why the mobile opens nothing by code any more. */
  codesEnded: string
  /** An application that staff closed when they refunded its fee. */
  refunded: (reason: string) => { state: string; note: string; next: string }
  /** Place of an application in a draw of lots, and what it means where there are so many seats. */
  lots: {
    place: (place: number, all: number) => string
    drawn: (seats: number) => string
    waiting: (seats: number) => string
  }
  /** The proposed change of an institute: "your change of …". */
  reviewedGroups: Record<ReviewedGroup, string>
  /** The decision on it: "… is …". */
  decisions: Record<'accepted' | 'partly' | 'refused', string>
  /** News to people of an institute, by kind and number. */
  news: Record<NoticeKind, (count: number) => string>
  /** The institute, and what is new there. */
  newsOf: (institute: string, news: string) => string
  /** One piece of news, and the first name of whom it is from. */
  newsFrom: (news: string, name: string) => string
  and: (parts: readonly string[]) => string
  instituteCount: (count: number) => string
  staff: string
  /** The readers of an enquiry addressed to an institute. */
  readers: (institute: string) => string
  /** SMS for enquirers without an e-mail address. */
  enquirySms: (reference: string, hours: string, link: string) => string
}
