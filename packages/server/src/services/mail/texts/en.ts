import { accountMails } from './en/account.ts'
import { familyMails } from './en/family.ts'
import { instituteMails } from './en/institute.ts'
import type { MailTexts } from './text.ts'

export const en: MailTexts = {
  mails: { ...accountMails, ...familyMails, ...instituteMails },
  accounts: {
    student: { college: 'your account for colleges', school: 'your account for schools', both: 'your account' },
    buyer: { college: 'the account of your college', school: 'the account of your school', both: 'your account' },
  },
  changed: {
    password: 'your password',
    email: 'your e-mail address',
    mobile: 'your mobile number',
    refunds: 'your account for refunds',
    factor: 'the second step of your sign-in',
  },
  operator: 'Pravesh',
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    moderator: 'Moderator',
    counsellor: 'Counsellor',
    admissions: 'Admissions',
    finance: 'Finance',
    'read-only': 'Read only',
  },
  unknownDevice: 'a browser that it did not name',
  erased: {
    account: () => 'your account and everything in it',
    child: (name) => `${name} with form, documents and applications`,
    application: (name) => `the papers of your application to ${name}`,
  },
  codesEnded:
    'With it you have shown for the first time that this e-mail address is yours. So that nobody else stays in your account, everybody was signed out, and the mobile number in it no longer signs in by code. To use codes again, verify your mobile in your profile.',
  refunded: (reason) => ({
    state: 'closed by Pravesh',
    note: `Pravesh refunded the fee and closed this application: ${reason}`,
    next: 'Nothing to do: the money goes back to where it came from',
  }),
  lots: {
    place: (place, all) => `${place} of ${all}`,
    drawn: (seats) =>
      `It is among the first ${seats}, as many as there are seats. The institute now decides on it and writes to you: you need not do anything.`,
    waiting: (seats) =>
      `It is not among the first ${seats}, as many as there are seats. It waits in this order; the institute writes to you if a seat becomes free.`,
  },
  reviewedGroups: { name: 'the name', place: 'the place', ownership: 'the owner', approvals: 'the approvals' },
  decisions: { accepted: 'accepted', partly: 'accepted in part', refused: 'not accepted' },
  news: {
    enquiry: (count) => (count === 1 ? 'a new question' : `${count} new questions`),
    application: (count) => (count === 1 ? 'a new application' : `${count} new applications`),
    document: (count) => (count === 1 ? 'a completed application' : `${count} completed applications`),
    offer: (count) => (count === 1 ? 'an answer to an offer' : `${count} answers to offers`),
    lapsing: (count) => (count === 1 ? 'an offer that ends soon' : `${count} offers that end soon`),
    withdrawn: (count) => (count === 1 ? 'a withdrawn application' : `${count} withdrawn applications`),
    overdue: (count) => (count === 1 ? 'a late reply' : `${count} late replies`),
    review: (count) => (count === 1 ? 'a new review' : `${count} new reviews`),
    webhook: (count) => (count === 1 ? 'a webhook was switched off' : `${count} webhooks were switched off`),
  },
  newsOf: (institute, news) => `${institute}: ${news}`,
  newsFrom: (news, name) => `${news}, ${name}`,
  and: (parts) => new Intl.ListFormat('en').format(parts),
  instituteCount: (count) => `${count} institutes`,
  staff: 'The Pravesh staff',
  enquirySms: (reference, hours, link) =>
    `Pravesh has your enquiry ${reference}. An answer should reach you within ${hours} hours: ${link}`,
  readers: (institute) => `${institute} and the Pravesh staff`,
}
