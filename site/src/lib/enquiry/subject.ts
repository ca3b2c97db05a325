import { type Admitting, ApiError, isManaged, type OpenEnquiryKind, type Reader } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { localText } from '../page/local-text.ts'

/** The subject of an enquiry, with the fields that its form needs. */
export interface EnquirySubject {
  type: 'school' | 'college' | 'exam' | 'career'
  id: number
  url: string
  name: string
  /** For an institute: whether it has an active login here, and so reads its enquiries. */
  managed?: boolean
  classFrom?: number | null
  classTo?: number | null
}

export const aboutTypes = ['school', 'college', 'exam', 'career'] as const

/** Reads the subject in the address (`?school=dps-pune`); null without one. Throws NOT_FOUND for a missing record. */
export async function readAbout(
  reader: Reader,
  parameters: URLSearchParams,
  language: Language,
): Promise<EnquirySubject | null> {
  const type = aboutTypes.find((subjectType) => parameters.get(subjectType))
  const url = type && parameters.get(type)
  if (!type || !url) return null
  const { data } = await reader[type]({ url })
  return enquirySubjectOf(type, data, language)
}

type SubjectRecord = { id: number; url: string } & (
  | { name: string; nameLocal?: string | null }
  | { title: string; titleLocal: string | null }
)
type Schooling = { classFrom: number | null; classTo: number | null }
type Managing = { admitting: Admitting }

/** The name of an institute stays as it is: what is next to it is its own script, in which the page may not be. */
function nameOf(type: EnquirySubject['type'], record: SubjectRecord, language: Language): string {
  if ('title' in record) return localText(language, record.title, record.titleLocal).value
  return type === 'exam' ? localText(language, record.name, record.nameLocal).value : record.name
}

/** The part of a page's record that its form needs, its name in a language. */
export function enquirySubjectOf(
  type: EnquirySubject['type'],
  record: SubjectRecord & Partial<Schooling> & Partial<Managing>,
  language: Language = 'en',
): EnquirySubject {
  const { id, url } = record
  return {
    type,
    id,
    url,
    name: nameOf(type, record, language),
    ...(record.admitting && { managed: isManaged(record.admitting) }),
    ...('classTo' in record ? { classFrom: record.classFrom, classTo: record.classTo } : {}),
  }
}

/**
 * The purpose of a form, in addition to its kind: a correction or a claim is about an institute but not for its eyes; `account` reports a
 * change not made by its holder, `consent` withdraws one.
 */
export type Purpose = (typeof purposes)[number] | undefined
const purposes = ['mend', 'claim', 'account', 'consent'] as const

export function purposeOf(parameters: URLSearchParams): Purpose {
  const topic = parameters.get('topic')
  return purposes.find((purpose) => purpose === topic)
}

const toInstitutes: readonly OpenEnquiryKind[] = ['general', 'admission-school', 'admission-college']

/** The institute that an enquiry is addressed to, or null for our staff alone. `managed` tells whether it reads it. */
export function addressee(kind: OpenEnquiryKind, subject: EnquirySubject | null, purpose: Purpose) {
  if (!subject || purpose || !toInstitutes.includes(kind)) return null
  const { type, id, name, managed = false } = subject
  return type === 'school' || type === 'college' ? { type, id, name, managed } : null
}

/** Throws for an enquiry about a record of another kind, such as school admission to a college. */
export function checkKind(kind: OpenEnquiryKind, subject: EnquirySubject | null): void {
  const expectedTypes: Partial<Record<OpenEnquiryKind, EnquirySubject['type']>> = {
    'admission-school': 'school',
    'admission-college': 'college',
    exam: 'exam',
    career: 'career',
    'career-footer': 'career',
  }
  const type = expectedTypes[kind]
  if (subject && type && subject.type !== type) throw new ApiError('NOT_FOUND')
}
