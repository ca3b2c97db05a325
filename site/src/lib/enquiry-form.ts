import { type OpenEnquiryKind, pagePath, replyWithinHours } from '@pravesh/contract'
import { consentText, currentConsent, formatDate, type Language, t } from '@pravesh/messages'
import { type About, addressee, type Purpose } from './enquiry-about.ts'
import { hiddenFields, type Typed, type Wrong } from './enquiry-body.ts'
import { extraFields } from './enquiry-fields.ts'
import { trapField } from './form-body.ts'
import { pathIn } from './language.ts'

/** One question of the form, with its words. What is not asked of it is left out: a page carries its fields twice. */
export type EnquiryField = {
  name: string
  label: string
  type?: 'tel' | 'email' | 'number'
  value?: string
  options?: readonly { value: string; label: string }[]
  required?: true
  help?: string
  /** What to say when the server refuses it. */
  need?: string
  autoComplete?: string
  maxLength?: number
  min?: number
  max?: number
  pattern?: string
  /** Sent as a number. */
  numeric?: true
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

// As the API takes it; in the syntax of the v flag, which the attribute asks for.
const mobilePattern = '\\+?[0-9][0-9 \\(\\)\\-]{6,22}'

/** Who reads an enquiry, in a sentence. */
export function readers(kind: OpenEnquiryKind, about: About | null, purpose: Purpose, language: Language): string {
  const to = addressee(kind, about, purpose)
  return to ? t(language)('enquiry.whoReads', { name: to.name }) : t(language)('enquiry.whoReadsUs')
}

function fieldsOf({ kind, about, purpose, typed }: EnquiryAsked, language: Language): EnquiryField[] {
  const text = t(language)
  const typedInto = (name: string, preset?: string) => {
    const value = typed[name] || preset
    return value ? { value } : {}
  }
  const person: EnquiryField[] = [
    {
      name: 'name',
      label: text('enquiry.name'),
      need: text('enquiry.needName'),
      autoComplete: 'name',
      maxLength: 120,
      required: true,
    },
    {
      name: 'mobile',
      label: text('enquiry.mobile'),
      type: 'tel',
      help: text('enquiry.mobileHelp'),
      need: text('enquiry.needMobile'),
      autoComplete: 'tel',
      maxLength: 24,
      pattern: mobilePattern,
      required: true,
    },
    {
      name: 'email',
      label: text('enquiry.email'),
      type: 'email',
      need: text('enquiry.needEmail'),
      autoComplete: 'email',
      maxLength: 254,
    },
  ]
  const city = { name: 'city', label: text('enquiry.city'), autoComplete: 'address-level2', maxLength: 80 }
  const extras = extraFields(kind, about, language, new Date()).map(({ name, label, options, number }) => ({
    name,
    label,
    maxLength: name === 'institute' ? 250 : 60,
    ...(options ? { options } : {}),
    ...(number ? { numeric: true as const } : {}),
    ...(number && !options ? { type: 'number' as const, ...number } : {}),
    ...(name === 'institute' && purpose === 'claim' && about ? { value: about.name } : {}),
  }))
  const ours = addressee(kind, about, purpose) === null && !purpose
  return [...person, ...(ours ? [city] : []), ...extras].map((field: EnquiryField) => ({
    ...field,
    ...typedInto(field.name, field.value),
  }))
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
  const version = text('enquiry.consentVersion', { version: formatDate(published.slice(0, 7), language) })
  return {
    kind,
    main,
    action: [pathIn(language, `/enquiry/${kind}`), query.toString()].filter(Boolean).join('?'),
    hidden: hiddenFields({ kind, about, purpose, language }, { pageUrl: subject, consentVersion }),
    fields: fieldsOf(asked, language),
    message: typed.message || (purpose === 'mend' ? text('enquiry.mendStart', { path: subject }) : ''),
    trapped: typed[trapField] ?? '',
    agreed: Boolean(typed.consent) && !wrong.consent,
    wrong,
    notice: notice ?? (Object.keys(wrong).length > 0 ? text('enquiry.checkFields') : ''),
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
