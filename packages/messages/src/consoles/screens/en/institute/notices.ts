import { defineMessages } from '../../define-messages.ts'

/** Texts of the choice which news a person of an institute is told about. */
export const noticeTexts = defineMessages('noticeTexts', {
  title: 'What we tell you',
  lead: 'Mails go to {email}. What comes at once is gathered: many questions in a few minutes are one mail.',
  bounced:
    'No mail reaches {email}: the address refuses it. Nobody tells you that a family wrote. Ask the Pravesh staff to correct it.',
  unsubscribed: 'You stopped these mails by the link in one. Nobody tells you that a family wrote.',
  resume: 'Send them again',
  language: 'Language of the mails',
  sms: 'Also announce what comes at once by SMS',
})

/** Kinds of news, by their stored values. */
export const noticeKindTexts = defineMessages('noticeKindTexts', {
  enquiry: 'A question, or a further message',
  application: 'A new application',
  document: 'An application that a family completed or corrected',
  offer: 'An answer to an offer',
  lapsing: 'An offer that ends within two days',
  withdrawn: 'A withdrawn application',
  overdue: 'A reply that is late',
  review: 'A published review',
  webhook: 'A webhook that was switched off',
})

/** When a kind is told, by its stored value. */
export const deliveryTexts = defineMessages('deliveryTexts', {
  now: 'At once',
  digest: '8:30 in the morning',
  off: 'Off',
})
