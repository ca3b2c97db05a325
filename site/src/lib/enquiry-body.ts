import type { EnquiryBody, FieldError, OpenEnquiryKind } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { type About, addressee, type Purpose } from './enquiry-about.ts'
import { type ExtraField, extraFields } from './enquiry-fields.ts'

/** What a person typed, by the name of the field, to be shown again. */
export type Typed = Record<string, string>
/** What is wrong with a field, in words. */
export type Wrong = Record<string, string>

/** People never see it; what fills every field it finds does. */
export const trapField = 'fax'

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

/** A path of this site, as a hidden field may carry it; anything else is left out. */
const pagePath = /^\/(?!\/)[\w/.%?=&-]{0,300}$/

export function enquiryBody(
  typed: Typed,
  context: { kind: OpenEnquiryKind; about: About | null; purpose: Purpose; language: Language; now: Date },
): EnquiryBody {
  const { kind, about, purpose, language, now } = context
  const to = addressee(kind, about, purpose)
  const filled = Object.fromEntries(sharedFields.filter((name) => typed[name]).map((name) => [name, typed[name]]))
  const extras = extraFields(kind, about, language, now)
    .filter(({ name }) => typed[name])
    .map(({ name, number }) => [name, number ? Number(typed[name]) : typed[name]])
  return {
    name: '',
    mobile: '',
    ...filled,
    ...Object.fromEntries(extras),
    ...subjectOf(kind, about),
    ...(to ? { instituteType: to.type, instituteId: to.id } : {}),
    ...(typed.pageUrl && pagePath.test(typed.pageUrl) ? { pageUrl: typed.pageUrl } : {}),
    // What the page showed that was ticked, which may be older than what it shows now.
    consentVersion: typed.consentVersion ?? '',
    language,
  }
}

/** The exam or career that an enquiry of such a kind is about, as the API names it. */
export function subjectOf(kind: OpenEnquiryKind, about: About | null): Record<string, string> {
  if (kind === 'exam' && about) return { exam: about.url }
  if ((kind === 'career' || kind === 'career-footer') && about) return { career: about.url }
  return {}
}
