import {
  accountReportPath,
  consentPath,
  consentRequestPath,
  infoPagePath,
  type OpenEnquiryKind,
  pagePath,
  replyWithinHours,
} from '@pravesh/contract'
import { consentText, currentConsent, formatDate, type Language, t } from '@pravesh/messages'
import { pathIn } from '../page/language.ts'
import { type FieldMessages, type FieldValues, hiddenFields } from './body.ts'
import type { EnquiryChoices } from './choices.ts'
import { type ExtraField, extraFields } from './fields.ts'
import { trapField } from './form-body.ts'
import { addressee, type EnquirySubject, type Purpose } from './subject.ts'

/** One question of the form, with its texts; `islands/enquiry/known-fields.ts` has its other attributes. */
export type EnquiryField = {
  name: string
  label: string
  value?: string
  options?: readonly { value: string; label: string; id?: number }[]
  /** Suggestions for a typed field. */
  list?: readonly { id: number; name: string }[]
  /** The field whose value selects the suggestions. */
  from?: string
  /** A number is typed. */
  number?: true
  /** A day is chosen. */
  date?: true
  help?: string
  /** Error for a value that the server rejects. */
  need?: string
}

/** Data of the form, for the server and again after a touch. */
export type EnquiryFormProps = ReturnType<typeof enquiryForm>

/** State of an enquiry form: kind, subject, values and server errors. */
type EnquiryFormState = {
  kind: OpenEnquiryKind
  subject: EnquirySubject | null
  /** The catalogue's choices for its questions. */
  choices?: EnquiryChoices | undefined
  purpose: Purpose
  enteredValues: FieldValues
  fieldErrors: FieldMessages
  /** Why it was not sent, where no field is to blame. */
  notice: string | null
}

/** The readers of an enquiry, as a sentence. */
export function readers(
  kind: OpenEnquiryKind,
  subject: EnquirySubject | null,
  purpose: Purpose,
  language: Language,
): string {
  const to = addressee(kind, subject, purpose)
  const text = t(language)
  if (kind === 'grievance') return text('grievance.whoReads')
  if (!to) return text('enquiry.whoReadsUs')
  return text(to.managed ? 'enquiry.whoReads' : 'enquiry.whoReadsStaff', { name: to.name })
}

function fieldsOf(
  { kind, subject, purpose, enteredValues }: EnquiryFormState,
  extras: readonly ExtraField[],
  language: Language,
) {
  const text = t(language)
  const person: EnquiryField[] = [
    { name: 'name', label: text('enquiry.name'), need: text('enquiry.needName') },
    {
      name: 'mobile',
      label: text('enquiry.mobile'),
      help: text('enquiry.mobileHelp'),
      need: text('enquiry.needMobile'),
    },
    { name: 'email', label: text('enquiry.email'), need: text('enquiry.needEmail') },
  ]
  const extraInputs = extras.map(({ name, label, options, number, date, list, from }) => ({
    name,
    label,
    ...(options && { options }),
    ...(number && !options && { number: true as const }),
    ...(number ? { need: text('enquiry.needNumber', number) } : {}),
    ...(date && { date }),
    ...(list && { list }),
    ...(from && { from }),
  }))
  const state = extraInputs.filter(({ name }) => name === 'state')
  const place: EnquiryField[] = [
    ...state,
    { name: 'city', label: text('enquiry.city'), ...(state.length > 0 && { from: 'state' }) },
  ]
  const others = extraInputs.filter(({ name }) => name !== 'state')
  const toUs = addressee(kind, subject, purpose) === null && !purpose
  const values: FieldValues = { ...(purpose === 'claim' && subject && { institute: subject.name }), ...enteredValues }
  return [...person, ...(toUs ? place : []), ...others].map((field: EnquiryField) => {
    const value = values[field.name]
    return value ? { ...field, value } : field
  })
}

/** Labels of the message, where it is no question. */
const messageLabels = {
  mend: 'enquiry.messageMend',
  claim: 'enquiry.message',
  account: 'enquiry.messageAccount',
  consent: 'enquiry.messageConsent',
} as const satisfies Record<NonNullable<Purpose>, string>

/** The page that an enquiry is about. */
function pathOf({ kind, subject, purpose }: EnquiryFormState): string {
  if (subject) return pagePath(subject.type, subject.url)
  if (purpose === 'account') return accountReportPath
  return purpose === 'consent' ? consentRequestPath : `/enquiry/${kind}`
}

/** When an answer comes: the periods of a grievance depend on its subject. */
export const expectation = (kind: OpenEnquiryKind, language: Language): string =>
  kind === 'grievance'
    ? t(language)('grievance.expected')
    : t(language)('enquiry.expected', { hours: String(replyWithinHours) })

/** Everything that the form shows and sends, in the language of its page. */
export function enquiryForm(state: EnquiryFormState, language: Language, main: boolean) {
  const { kind, subject, choices, purpose, enteredValues: values, fieldErrors, notice } = state
  const text = t(language)
  const to = addressee(kind, subject, purpose)
  const query = new URLSearchParams({
    ...(subject ? { [subject.type]: subject.url } : {}),
    ...(purpose ? { topic: purpose } : {}),
  })
  const path = pathOf(state)
  const { version: consentVersion, published } = currentConsent('enquiry')
  const readBy = readers(kind, subject, purpose, language)
  const extras = extraFields(kind, subject, language, new Date(), choices)
  const hidden = hiddenFields({ kind, subject, purpose, language }, { pageUrl: path, consentVersion })
  const message = values.message || (purpose === 'mend' && text('enquiry.mendStart', { path }))
  const checked = Object.keys(fieldErrors).length > 0 && text('enquiry.checkFields')
  const version = text('enquiry.consentVersion', { version: formatDate(published.slice(0, 7), language) })
  return {
    kind,
    main,
    action: [pathIn(language, `/enquiry/${kind}`), query.toString()].filter(Boolean).join('?'),
    hidden: Object.fromEntries(hidden.map(({ name, value }) => [name, value])),
    /** Which fields are sent as numbers. */
    numbers: [
      ...hidden.flatMap(({ name, numeric }) => (numeric ? [name] : [])),
      ...extras.flatMap(({ name, number }) => (number ? [name] : [])),
    ],
    fields: fieldsOf(state, extras, language),
    ...(message && { message }),
    ...(kind === 'grievance' && { needsMessage: true }),
    // The server's result, if there is one.
    ...(values[trapField] && { trapped: values[trapField] }),
    ...(values.consent && !fieldErrors.consent && { agreed: true }),
    ...(checked && { fieldErrors }),
    ...((notice || checked) && { notice: notice || checked }),
    texts: {
      optional: text('enquiry.optional'),
      choose: text('enquiry.choose'),
      message: text(kind === 'grievance' ? 'grievance.message' : purpose ? messageLabels[purpose] : 'enquiry.message'),
      trap: text('enquiry.leaveEmpty'),
      consent: consentText('enquiry', consentVersion, language, {
        name: to ? text('enquiry.consentWho', { name: to.name }) : text('enquiry.consentWhoUs'),
      }),
      needConsent: text('enquiry.needConsentReload'),
      check: text('enquiry.checkFields'),
      send: text('enquiry.send'),
      sending: text('enquiry.sending'),
      expected: `${expectation(kind, language)} ${text('enquiry.consentPrivate')}`,
      sent: text('enquiry.sent'),
      ...(main && { draft: text('enquiry.draft'), clearDraft: text('enquiry.clearDraft') }),
      broken: text('enquiry.broken', { reference: '#' }),
      offline: text('errors.offline'),
      fault: text('errors.reference', { reference: '#' }),
    },
    /** The consent, and the use of the data. */
    links: [
      { path: pathIn(language, consentPath(consentVersion)), label: version },
      { path: pathIn(language, infoPagePath('privacy')), label: text('info.privacy') },
    ],
    receipt: receiptMessages(kind, readBy, language),
  }
}

/** The texts of a receipt; `#` is a placeholder for the period of the response, in units of so many hours. */
export const receiptMessages = (kind: OpenEnquiryKind, readBy: string, language: Language) => {
  const text = t(language)
  return {
    readBy,
    reference: text('enquiry.referenceLabel'),
    reader: text('enquiry.readByLabel'),
    expected: text('enquiry.expectedLabel'),
    ...(kind === 'grievance'
      ? { period: text('grievance.withinDays', { days: '#' }), unit: 24 }
      : { period: text('enquiry.withinHours', { hours: '#' }), unit: 1 }),
    next: text('enquiry.sentNext'),
  }
}
