import { maxMailEnquiries } from '@pravesh/contract'
import type { Descriptions } from '../shared.ts'

const mailEndpoints = 'admin.enquiry.mails,admin.enquiry.mails.preview,admin.enquiry.mails.test'
const recipients = 'admin.enquiry.mails,admin.enquiry.mails.preview'
const byId =
  'admin.enquiry.mails.get,admin.enquiry.mails.people,admin.enquiry.mails.pause,admin.enquiry.mails.resume,admin.enquiry.mails.cancel'
const filled = '`{{name}}` and `{{reference}}` are filled in for each person'
const languageOf = 'Language that the person wrote in: en English, hi Hindi'
const purpose = 'study-india: mails about studying in India; all: every mail to many'
const peopleState =
  'waiting: not out yet; posted: handed to the mail server; failed: given up; unknown: cut off on its way; bounced: the address refuses mail; unsubscribed: the person stopped these mails; cancelled: the mail was'

/** Mails to many, their suppression, and addresses that reject mail. */
export const mails: Descriptions = {
  [`${mailEndpoints}/>subject`]: `Subject of the mail, one line; ${filled}. Without it, the template’s`,
  [`${mailEndpoints}/hi`]: 'The same mail in Hindi, for people who wrote in Hindi; without it they get the other',
  [`${mailEndpoints}/hi.subject`]: `Subject in Hindi, one line; ${filled}. Without it, the template’s`,
  [`${mailEndpoints}/hi.text`]: `Text in Hindi, plain; ${filled}. Either this or \`hi.template\``,
  [`${mailEndpoints}/hi.template`]: 'Id of a template for mail in Hindi',
  [`${recipients}/ids`]: 'Ids of the Study India enquiries to write to. Either this or `filter`',
  filter: `Writes to all Study India enquiries that match, ${maxMailEnquiries} at most; an empty one means all`,
  'admin.enquiry.mails/perMinute': 'How many are posted a minute, at most; 60 where nothing is said',
  'admin.enquiry.mails/key':
    'A name of your own for this sending: a second request with the same one sends nothing again',
  'admin.enquiry.mails.test/language': 'Which language the test is in, and the name of its sample person',
  'admin.enquiry.mails.test/to':
    'Where the test goes: your own address, or one of the domain of our sender or site. Without it, the address that you sign in with',
  'MassMail/id': 'Id of the mail to many',
  'MassMail/state': 'sending: under way; paused: held; done: handed on for everybody; cancelled: ended before that',
  'admin.enquiry.mails.list/state':
    'Only those in this state: sending (under way), paused (held), done, cancelled (ended before)',
  'MassMail/subject': 'Subject of the mail',
  'MassMail/perMinute': 'How many are posted a minute, at most',
  'MassMail/expectedEndAt': 'When the last is posted at this pace: ISO 8601, in UTC; null while nothing is being sent',
  'MassMail/total': 'How many people it goes to: each address once',
  posted: 'How many of them it was handed to the post for so far',
  waiting: 'Of those, how many are not out yet',
  failed: 'Of those, how many were given up',
  unknown: 'Of those, how many were cut off on their way and may have arrived: only a person sends them again',
  'MassMail/bounced': 'Of those, for how many the address refused the mail',
  leftOut: 'Who does not get it, by reason',
  'LeftOut/reason':
    'spam: marked so; no-address: has no e-mail address; same-address: a newer enquiry of that address gets it; absent: no study-india enquiry has this id; unsubscribed: the person stopped these mails; bounced: the address refuses mail; cancelled: the mail was, before their turn',
  'LeftOut/count': 'How many they are',
  'LeftOut/ids': 'Ids of their enquiries, the first hundred',
  'MassMailPreview/total': 'How many people would get it: each address once',
  'MassMailPreview/recent': 'How many of them were sent a mail to many within the last 24 hours',
  samples: 'How it reads for up to three people, of each language one where there is one',
  'MailSample/enquiry': 'Id of the enquiry of that person',
  'MailSample/maskedEmail': 'E-mail address but for its first letter and host, as a…@example.in',
  'MailSample/language': languageOf,
  'MailSample/subject': 'Subject as the person would read it',
  'MailSample/text': 'Text as the person would read it; the link that stops these mails is left out',
  [`${byId}/id`]: 'Id of the mail to many',
  'admin.enquiry.mails.people/?state': `Only those in this state. ${peopleState}`,
  '?after': 'Goes on behind the person with this id',
  'MailPerson/id': 'Id of the person within mails to many',
  'MailPerson/enquiry': 'Id of the enquiry of that person',
  'MailPerson/name': 'Full name of the person',
  'MailPerson/maskedEmail':
    'E-mail address but for its first letter and host, as a…@example.in; null where there is none',
  'MailPerson/language': languageOf,
  'MailPerson/state': peopleState,
  'MailPerson/postedAt': 'When it was handed to the post: ISO 8601, in UTC; null before',
  'open.unsubscribe.get,open.unsubscribe,open.unsubscribe.undo/token':
    'Token of the link in a mail: the address and the purpose, sealed. It does not expire',
  'Subscription/purpose': `What the link stops. ${purpose}`,
  'Subscription/unsubscribed': 'Whether these mails are stopped',
  'admin.suppressions.list/?reason': 'Only those with this reason',
  'admin.suppressions.list/?purpose': `Only those of this purpose. ${purpose}`,
  'Suppression/id': 'Id of the suppression',
  'Suppression/maskedEmail': 'E-mail address but for its first letter and host, as a…@example.in',
  'Suppression/purpose': `Which mails are stopped. ${purpose}`,
  'Suppression/reason':
    'unsubscribed: the person stopped them by a link; complaint: the person reported one as spam; bounce: the address refuses mail',
  'Suppression/detail': 'What the mail server or provider said, without addresses; null where a person decided',
  'Suppression/createdAt': 'Since when: ISO 8601, in UTC',
  'admin.suppressions.remove/id': 'Id of the suppression',
  'admin.suppressions.remove/ids': 'Ids of the suppressions',
}
