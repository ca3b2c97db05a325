import { type Admitting, ApiError, isManaged, type OpenEnquiryKind, type Reader } from '@pravesh/contract'

/** What an enquiry is about, as its form needs to know it. */
export interface EnquirySubject {
  type: 'school' | 'college' | 'exam' | 'career'
  id: number
  url: string
  name: string
  /** Of an institute: whether somebody of it may sign in here, and so reads what it is asked. */
  managed?: boolean
  classFrom?: number | null
  classTo?: number | null
}

export const aboutTypes = ['school', 'college', 'exam', 'career'] as const

/** Reads what the address names (`?school=dps-pune`); null where it names nothing. Throws NOT_FOUND where there is no such thing. */
export async function readAbout(reader: Reader, parameters: URLSearchParams): Promise<EnquirySubject | null> {
  const type = aboutTypes.find((subjectType) => parameters.get(subjectType))
  const url = type && parameters.get(type)
  if (!type || !url) return null
  const { data } = await reader[type]({ url })
  return enquirySubjectOf(type, data)
}

type SubjectRecord = { id: number; url: string } & ({ name: string } | { title: string })
type Schooling = { classFrom: number | null; classTo: number | null }
type Managing = { admitting: Admitting }

/** The part of a page's record that its form needs. */
export function enquirySubjectOf(
  type: EnquirySubject['type'],
  record: SubjectRecord & Partial<Schooling> & Partial<Managing>,
): EnquirySubject {
  const { id, url } = record
  return {
    type,
    id,
    url,
    name: 'title' in record ? record.title : record.name,
    ...(record.admitting && { managed: isManaged(record.admitting) }),
    ...('classTo' in record ? { classFrom: record.classFrom, classTo: record.classTo } : {}),
  }
}

/** What a form is for, beside its kind: a correction or a claim is about an institute but not for its eyes; `account` reports a change that its holder did not make, `consent` withdraws one. */
export type Purpose = (typeof purposes)[number] | undefined
const purposes = ['mend', 'claim', 'account', 'consent'] as const

export function purposeOf(parameters: URLSearchParams): Purpose {
  const topic = parameters.get('topic')
  return purposes.find((purpose) => purpose === topic)
}

const toInstitutes: readonly OpenEnquiryKind[] = ['general', 'admission-school', 'admission-college']

/** The institute that an enquiry is addressed to, or null where it is ours alone. Whether it reads it says `managed`. */
export function addressee(kind: OpenEnquiryKind, subject: EnquirySubject | null, purpose: Purpose) {
  if (!subject || purpose || !toInstitutes.includes(kind)) return null
  const { type, id, name, managed = false } = subject
  return type === 'school' || type === 'college' ? { type, id, name, managed } : null
}

/** Refuses an enquiry about something of another kind, such as school admission to a college. */
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
