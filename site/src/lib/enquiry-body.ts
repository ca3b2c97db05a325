import type { EnquiryBody, FieldError, OpenEnquiryKind } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { type About, addressee, type Purpose } from './enquiry-about.ts'
import { type ExtraField, extraFields } from './enquiry-fields.ts'
import { formBody, trapField } from './form-body.ts'

/** What a person typed, by the name of the field, to be shown again. */
export type Typed = Record<string, string>
/** What is wrong with a field, in words. */
export type Wrong = Record<string, string>

const sharedFields = ['name', 'mobile', 'email', 'city', 'message'] as const

export function typedFields(form: FormData, extras: readonly ExtraField[]): Typed {
  const names = [...sharedFields, ...extras.map(({ name }) => name), 'consent', 'consentVersion', 'pageUrl', trapField]
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value.trim() : '']
    }),
  )
}

/** What must be right before the enquiry can be sent at all; the rest the API says. */
export function firstFaults(typed: Typed, language: Language): Wrong {
  const text = t(language)
  return {
    ...(typed.name ? {} : { name: text('enquiry.needName') }),
    ...(typed.mobile ? {} : { mobile: text('enquiry.needMobile') }),
    ...(typed.consent ? {} : { consent: text('enquiry.needConsent') }),
    ...(typed[trapField] ? { [trapField]: text('enquiry.needEmpty') } : {}),
  }
}

/** Where a person finds what the API names: the version of a text is ticked. */
const shownAt = (field: string): string => (field === 'consentVersion' ? 'consent' : field)

/** The API's word on each field; in the reader's language where we have words of our own. */
export function wrongFields(errors: readonly FieldError[], language: Language): Wrong {
  const text = t(language)
  const own: Wrong = {
    name: text('enquiry.needName'),
    mobile: text('enquiry.needMobile'),
    email: text('enquiry.needEmail'),
    consent: text('enquiry.needConsentAgain'),
  }
  const said = errors.map(({ field, message }) => ({ field: shownAt(field), message }))
  return Object.fromEntries(said.map(({ field, message }) => [field, own[field] ?? message]))
}

type Context = { kind: OpenEnquiryKind; about: About | null; purpose: Purpose; language: Language }
type Shown = { pageUrl: string; consentVersion: string }

/** What a form says without asking: the hidden fields with their values, and whether each is sent as a number. */
export function hiddenFields({ kind, about, purpose, language }: Context, { pageUrl, consentVersion }: Shown) {
  const to = addressee(kind, about, purpose)
  const texts = {
    ...subjectOf(kind, about),
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
 * The enquiry that was typed into the form of a page. What it is about is the page's word. The version of the text is that which was ticked,
 * which may be older than what the page shows now.
 */
export function enquiryBody(typed: Typed, context: Context & { now: Date }): EnquiryBody {
  const { kind, about, language, now } = context
  const { pageUrl = '', consentVersion = '' } = typed
  const hidden = hiddenFields(context, { pageUrl, consentVersion })
  const asked = extraFields(kind, about, language, now).map(({ name, number }) => ({
    name,
    numeric: number !== undefined,
  }))
  const numbers = [...hidden, ...asked].flatMap(({ name, numeric }) => (numeric ? [name] : []))
  const fields = [...Object.entries(typed), ...hidden.map(({ name, value }) => [name, value] as const)]
  return { name: '', mobile: '', consentVersion, ...formBody(fields, (name) => numbers.includes(name)) }
}

/** The exam or career that an enquiry of such a kind is about, as the API names it. */
function subjectOf(kind: OpenEnquiryKind, about: About | null): Record<string, string> {
  if (kind === 'exam' && about) return { exam: about.url }
  if ((kind === 'career' || kind === 'career-footer') && about) return { career: about.url }
  return {}
}
