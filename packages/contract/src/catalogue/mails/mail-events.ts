import type { FieldError } from '../../endpoint/errors.ts'

type MailEvent = {
  /** When it is sent, to whom. */
  sent: string
  /** Allowed names in double braces of its subject, text and HTML. */
  variables: readonly string[]
  /** Required names in its text, and in its HTML if there is one: without them the mail is useless. */
  required: readonly string[]
}

/** Every mail that the system writes of itself. Letters that people write, to one or to many, are not among them. */
export const mailEvents = {
  'account.welcome': {
    sent: 'To a student or parent who signed up',
    variables: ['name', 'link'],
    required: [],
  },
  'password.temporary': {
    sent: 'To somebody who forgot their password',
    variables: ['name', 'account', 'password', 'minutes', 'link'],
    required: ['password'],
  },
  'account.code': {
    sent: 'To the address of a student or parent who has it verified',
    variables: ['name', 'code', 'minutes'],
    required: ['code'],
  },
  'account.changed': {
    sent: 'To the address that an account had until then, when its password, e-mail address, mobile or account for refunds is changed',
    variables: ['name', 'what', 'note', 'link'],
    required: ['what'],
  },
  'account.signed-in': {
    sent: 'To the address of an account that was signed in to from a network that it has not signed in from lately',
    variables: ['name', 'when', 'device', 'end', 'link'],
    required: ['when', 'end', 'link'],
  },
  'team.invited': {
    sent: 'To somebody who is invited to work for the operator or for an institute',
    variables: ['by', 'team', 'role', 'hours', 'link'],
    required: ['team', 'link'],
  },
  'account.second-factor-reset': {
    sent: 'To the address of an account whose second factors staff removed',
    variables: ['name', 'reason', 'link'],
    required: ['reason', 'link'],
  },
  'erasure.requested': {
    sent: 'To a family that asked to have something erased, days before it is done',
    variables: ['name', 'what', 'date', 'link'],
    required: ['what', 'date', 'link'],
  },
  'erasure.inactive': {
    sent: 'To an account that nobody has signed in to for years, days before it is erased',
    variables: ['name', 'years', 'date', 'link'],
    required: ['date', 'link'],
  },
  'erasure.done': {
    sent: 'To the address of an account that was erased',
    variables: ['name', 'link'],
    required: [],
  },
  'enquiry.received': {
    sent: 'To who left an e-mail address with an enquiry',
    variables: ['name', 'reference', 'readBy', 'hours', 'link'],
    required: ['reference'],
  },
  'grievance.received': {
    sent: 'To who raised a grievance and left an e-mail address, at once: the acknowledgement of the law',
    variables: ['name', 'reference', 'subject', 'by', 'link'],
    required: ['reference', 'by'],
  },
  'enquiry.answered': {
    sent: 'To a person, when an institute replies; an answer of the desk is its own letter',
    variables: ['name', 'institute', 'reference', 'reply', 'question', 'stop'],
    required: ['reply'],
  },
  'application.moved': {
    sent: 'To a family, at each new state of an application',
    variables: ['name', 'applicant', 'institute', 'state', 'note', 'next', 'link', 'stop'],
    required: ['institute', 'state'],
  },
  'application.message': {
    sent: 'To a family, when an institute writes about its application without moving it',
    variables: ['name', 'applicant', 'institute', 'message', 'link', 'stop'],
    required: ['institute', 'message'],
  },
  'application.lapsing': {
    sent: 'To a family, two days before the last day to answer an offer, and on that day',
    variables: ['name', 'institute', 'day', 'link', 'stop'],
    required: ['institute', 'day'],
  },
  'draw.listed': {
    sent: 'To the family of each application on the list of a draw of lots, when the list is published',
    variables: ['name', 'applicant', 'institute', 'draw', 'when', 'code', 'link', 'stop'],
    required: ['institute', 'when', 'code'],
  },
  'draw.drawn': {
    sent: 'To the family of each application on the list of a draw of lots, when lots are drawn',
    variables: ['name', 'applicant', 'institute', 'draw', 'place', 'note', 'code', 'link', 'stop'],
    required: ['institute', 'place'],
  },
  'draw.cancelled': {
    sent: 'To the family of each application on the list of a draw of lots, when the institute cancels it',
    variables: ['name', 'applicant', 'institute', 'draw', 'reason', 'link', 'stop'],
    required: ['institute', 'reason'],
  },
  'payment.received': {
    sent: 'To who paid, when the payment is confirmed',
    variables: ['name', 'institute', 'amount', 'receipt', 'date', 'next', 'link'],
    required: ['amount', 'receipt'],
  },
  'payment.refunded': {
    sent: 'To who paid, when the money is on its way back',
    variables: ['name', 'institute', 'amount', 'link', 'stop'],
    required: ['amount'],
  },
  'partner.received': {
    sent: 'To who asked to manage an institute’s page',
    variables: ['name', 'institute'],
    required: [],
  },
  'partner.approved': {
    sent: 'To a new partner, with the link for the first sign-in',
    variables: ['name', 'institute', 'email', 'days', 'link'],
    required: ['link'],
  },
  'partner.linked': {
    sent: 'To a partner who has a login already, when another institute is added to it',
    variables: ['name', 'institute', 'email', 'link'],
    required: [],
  },
  'partner.unlinked': {
    sent: 'To the login of an institute, when staff take the institute from it',
    variables: ['name', 'institute', 'reason', 'link'],
    required: ['institute', 'reason'],
  },
  'partner.rejected': {
    sent: 'To who asked to manage an institute’s page, when staff refuse it and choose to send a mail',
    variables: ['name', 'institute', 'reason', 'link'],
    required: ['institute', 'reason'],
  },
  'proposal.decided': {
    sent: 'To the login of an institute, when the desk has decided on a change of name, place, owner or approvals that it proposed',
    variables: ['name', 'institute', 'matter', 'decision', 'note', 'link'],
    required: ['institute', 'matter', 'decision'],
  },
  'institute.news': {
    sent: 'To a person of an institute, when families wrote, applied or answered: several in one mail, at once or in the morning, as the person chose',
    variables: ['name', 'summary', 'news', 'link', 'settings', 'stop'],
    required: ['news', 'stop'],
  },
} as const satisfies Record<string, MailEvent>

export type MailEventName = keyof typeof mailEvents
export const mailEventNames = Object.keys(mailEvents) as [MailEventName, ...MailEventName[]]
/** The values of a mail of one event. */
export type MailValues<E extends MailEventName> = Readonly<Record<(typeof mailEvents)[E]['variables'][number], string>>

const place = /\{\{\s*(\w+)\s*\}\}/g
/** The names in double braces. */
export const placesIn = (text: string): string[] => [...text.matchAll(place)].map(([, name]) => name ?? '')
const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** The errors of an event's template: unknown names, braces without a name, missing required names. */
export function templateErrors(template: Readonly<Record<string, unknown>>): FieldError[] {
  const event: MailEvent | undefined = mailEvents[template.event as MailEventName]
  if (!event) return [{ field: 'event', message: 'No such mail' }]
  const knownVariables = `This mail knows ${braced(event.variables)}`
  const errors: FieldError[] = []
  for (const field of ['subject', 'text', 'html'] as const) {
    const text = template[field]
    if (typeof text !== 'string' || text === '') continue
    const usedVariables = placesIn(text)
    const unknown = [...new Set(usedVariables)].filter((name) => !event.variables.includes(name))
    const missing = event.required.filter((name) => field !== 'subject' && !usedVariables.includes(name))
    if (unknown.length > 0) errors.push({ field, message: `Unknown: ${braced(unknown)}. ${knownVariables}` })
    if (missing.length > 0) errors.push({ field, message: `Must say ${braced(missing)}` })
    if (/\{\{|\}\}/.test(text.replace(place, '')))
      errors.push({ field, message: `Double braces hold one name. ${knownVariables}` })
  }
  if (/[\p{Cc}\u2028\u2029]/u.test(String(template.subject)))
    errors.push({ field: 'subject', message: 'A subject is one line' })
  const listed = Array.isArray(template.variables) ? template.variables.map(String) : []
  const unlisted = listed.filter((name) => !event.variables.includes(name))
  if (unlisted.length > 0)
    errors.push({ field: 'variables', message: `Unknown: ${unlisted.join(', ')}. ${knownVariables}` })
  return errors
}
