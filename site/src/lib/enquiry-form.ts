import { type OpenEnquiryKind, pagePath, replyWithinHours } from '@pravesh/contract'
import { consentText, currentConsent, formatDate, type Language, t } from '@pravesh/messages'
import { type About, addressee, type Purpose } from './enquiry-about.ts'
import { hiddenFields, type Typed, type Wrong } from './enquiry-body.ts'
import { type ExtraField, extraFields } from './enquiry-fields.ts'
import { trapField } from './form-body.ts'
import { pathIn } from './language.ts'

/** One question of the form, with its words; `islands/enquiry/known-fields.ts` has what else there is to it. */
export type EnquiryField = {
  name: string
  label: string
  value?: string
  options?: readonly { value: string; label: string }[]
  /** A number is typed, between these. */
  bounds?: { min: number; max: number }
  help?: string
  /** What to say when the server refuses it. */
  need?: string
}

/** What the form is drawn from, on the server and again where it is touched. */
export type EnquiryFormProps = ReturnType<typeof enquiryForm>

/** What was asked: which form, about what, and what came back of it. */
export type EnquiryAsked = {
  kind: OpenEnquiryKind
  about: About | null
  purpose: Purpose
  typed: Typed
  wrong: Wrong
  /** Why it was not sent, where no field is to blame. */
  notice: string | null
}

/** Who reads an enquiry, in a sentence. */
export function readers(kind: OpenEnquiryKind, about: About | null, purpose: Purpose, language: Language): string {
  const to = addressee(kind, about, purpose)
  return to ? t(language)('enquiry.whoReads', { name: to.name }) : t(language)('enquiry.whoReadsUs')
}

function fieldsOf({ kind, about, purpose, typed }: EnquiryAsked, extras: readonly ExtraField[], language: Language) {
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
  const city = { name: 'city', label: text('enquiry.city') }
  const asked = extras.map(({ name, label, options, number }) => ({
    name,
    label,
    ...(options ? { options } : number ? { bounds: number } : {}),
  }))
  const toUs = addressee(kind, about, purpose) === null && !purpose
  const values: Typed = { ...(purpose === 'claim' && about && { institute: about.name }), ...typed }
  return [...person, ...(toUs ? [city] : []), ...asked].map((field: EnquiryField) => {
    const value = values[field.name]
    return value ? { ...field, value } : field
  })
}

/** Everything that the form shows and sends, in the language of its page. */
export function enquiryForm(asked: EnquiryAsked, language: Language, main: boolean) {
  const { kind, about, purpose, typed, wrong, notice } = asked
  const text = t(language)
  const to = addressee(kind, about, purpose)
  const query = new URLSearchParams({
    ...(about ? { [about.type]: about.url } : {}),
    ...(purpose ? { topic: purpose } : {}),
  })
  const subject = about ? pagePath(about.type, about.url) : `/enquiry/${kind}`
  const { version: consentVersion, published } = currentConsent('enquiry')
  const readBy = readers(kind, about, purpose, language)
  const extras = extraFields(kind, about, language, new Date())
  const hidden = hiddenFields({ kind, about, purpose, language }, { pageUrl: subject, consentVersion })
  const message = typed.message || (purpose === 'mend' && text('enquiry.mendStart', { path: subject }))
  const checked = Object.keys(wrong).length > 0 && text('enquiry.checkFields')
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
    fields: fieldsOf(asked, extras, language),
    ...(message && { message }),
    // What came back of it, where something did.
    ...(typed[trapField] && { trapped: typed[trapField] }),
    ...(typed.consent && !wrong.consent && { agreed: true }),
    ...(checked && { wrong }),
    ...((notice || checked) && { notice: notice || checked }),
    words: {
      optional: text('enquiry.optional'),
      choose: text('enquiry.choose'),
      message: text(purpose === 'mend' ? 'enquiry.messageMend' : 'enquiry.message'),
      trap: text('enquiry.leaveEmpty'),
      consent: consentText('enquiry', consentVersion, language, {
        name: to ? text('enquiry.consentWho', { name: to.name }) : text('enquiry.consentWhoUs'),
      }),
      needConsent: text('enquiry.needConsentReload'),
      check: text('enquiry.checkFields'),
      send: text('enquiry.send'),
      sending: text('enquiry.sending'),
      expected: `${text('enquiry.expected', { hours: String(replyWithinHours) })} ${version}`,
      sent: text('enquiry.sent'),
      offline: text('errors.offline'),
      fault: text('errors.reference', { reference: '#' }),
    },
    receipt: receiptWords(readBy, language),
  }
}

/** The words of a receipt; `#` stands for the hours, which the answer says. */
export const receiptWords = (readBy: string, language: Language) => {
  const text = t(language)
  return {
    readBy,
    reference: text('enquiry.referenceLabel'),
    reader: text('enquiry.readByLabel'),
    expected: text('enquiry.expectedLabel'),
    hours: text('enquiry.withinHours', { hours: '#' }),
    next: text('enquiry.sentNext'),
  }
}
