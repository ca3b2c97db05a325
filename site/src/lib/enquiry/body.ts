import type { EnquiryBody, FieldError, OpenEnquiryKind } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { type ExtraField, extraFields } from './fields.ts'
import { formBody, trapField } from './form-body.ts'
import { addressee, type EnquirySubject, type Purpose } from './subject.ts'

/** A person's input, by field name, for displaying it again. */
export type FieldValues = Record<string, string>
/** Error messages by field. */
export type FieldMessages = Record<string, string>

const sharedFields = ['name', 'mobile', 'email', 'city', 'message'] as const

export function typedFields(form: FormData, extras: readonly ExtraField[]): FieldValues {
  const names = [...sharedFields, ...extras.map(({ name }) => name), 'consent', 'consentVersion', 'pageUrl', trapField]
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value.trim() : '']
    }),
  )
}

/** Requirements for sending an enquiry at all; the API validates the rest. */
export function validateEnquiry(values: FieldValues, language: Language): FieldMessages {
  const text = t(language)
  return {
    ...(values.name ? {} : { name: text('enquiry.needName') }),
    ...(values.mobile ? {} : { mobile: text('enquiry.needMobile') }),
    ...(values.consent ? {} : { consent: text('enquiry.needConsent') }),
    ...(values[trapField] ? { [trapField]: text('enquiry.needEmpty') } : {}),
  }
}

/** The visible field of an API field: the version of a text is ticked. */
const visibleFieldOf = (field: string): string => (field === 'consentVersion' ? 'consent' : field)

/** The API's word on each field; in the reader's language where we have words of our own. */
export function toFieldErrors(
  errors: readonly FieldError[],
  language: Language,
  extras: readonly ExtraField[] = [],
): FieldMessages {
  const text = t(language)
  const customMessages: FieldMessages = {
    name: text('enquiry.needName'),
    mobile: text('enquiry.needMobile'),
    email: text('enquiry.needEmail'),
    consent: text('enquiry.needConsentAgain'),
    ...Object.fromEntries(
      extras.flatMap(({ name, number }) => (number ? [[name, text('enquiry.needNumber', number)]] : [])),
    ),
  }
  const fieldMessages = errors.map(({ field, message }) => ({ field: visibleFieldOf(field), message }))
  return Object.fromEntries(fieldMessages.map(({ field, message }) => [field, customMessages[field] ?? message]))
}

type Context = { kind: OpenEnquiryKind; subject: EnquirySubject | null; purpose: Purpose; language: Language }
type PageContext = { pageUrl: string; consentVersion: string }

/** Hidden fields of a form with their values, and whether each is sent as a number. */
export function hiddenFields({ kind, subject, purpose, language }: Context, { pageUrl, consentVersion }: PageContext) {
  const to = addressee(kind, subject, purpose)
  const texts = {
    ...subjectOf(kind, subject),
    ...(to ? { instituteType: to.type } : {}),
    pageUrl,
    consentVersion,
    language,
  }
  return [
    ...Object.entries(texts).map(([name, value]) => ({ name, value, numeric: false })),
    ...(to ? [{ name: 'instituteId', value: String(to.id), numeric: true }] : []),
  ]
}

/**
 * The enquiry typed into the form of a page. Its subject is set by the page. The version of the text is the ticked one, which may be older
 * than the page's current one.
 */
export function enquiryBody(values: FieldValues, context: Context & { now: Date }): EnquiryBody {
  const { kind, subject, language, now } = context
  const { pageUrl = '', consentVersion = '' } = values
  const hidden = hiddenFields(context, { pageUrl, consentVersion })
  const extras = extraFields(kind, subject, language, now).map(({ name, number }) => ({
    name,
    numeric: number !== undefined,
  }))
  const numbers = [...hidden, ...extras].flatMap(({ name, numeric }) => (numeric ? [name] : []))
  const fields = [...Object.entries(values), ...hidden.map(({ name, value }) => [name, value] as const)]
  return { name: '', mobile: '', consentVersion, ...formBody(fields, (name) => numbers.includes(name)) }
}

/** The exam or career that an enquiry of such a kind is about, as the API names it. */
function subjectOf(kind: OpenEnquiryKind, subject: EnquirySubject | null): Record<string, string> {
  if (kind === 'exam' && subject) return { exam: subject.url }
  if ((kind === 'career' || kind === 'career-footer') && subject) return { career: subject.url }
  return {}
}
