import { type AdmissionDays, admissionStateOn, type SchoolCard } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'

const unsaid: AdmissionDays = { opensOn: null, closesOn: null, allYear: false }

/** How admissions stand on the ISO day `today`: a figure and its small words; null where no date is known. */
export function admissionState(
  admission: AdmissionDays | null,
  today: string,
  language: Language,
): { value: string; unit: string } | null {
  const text = t(language)
  const days = admission ?? unsaid
  const on = (iso: string | null) => ({ date: iso === null ? '' : formatDate(iso, language) })
  const [opens, closes] = [on(days.opensOn), on(days.closesOn)]
  switch (admissionStateOn(days, today)) {
    case 'all-year':
      return { value: text('institute.admissionsOpen'), unit: text('institute.allYear') }
    case 'closed':
      return { value: text('institute.admissionsClosed'), unit: text('institute.from', closes) }
    case 'opens-later':
      return { value: text('institute.admissionsSoon'), unit: text('institute.from', opens) }
    case 'open':
      return { value: text('institute.admissionsOpen'), unit: text('institute.till', closes) }
    case 'last-day-unknown':
      return { value: text('institute.lastDayUnknown'), unit: text('institute.from', opens) }
    case 'unsaid':
      return null
  }
}

/** What a card says of a school that takes forms today; null of any other. */
export function admissionNote(
  { admissionsOpenTill: till, admissionsAllYear }: Pick<SchoolCard, 'admissionsOpenTill' | 'admissionsAllYear'>,
  language: Language,
): string | null {
  if (admissionsAllYear) return t(language)('listing.admissionsAllYear')
  return till && t(language)('listing.admissionsTill', { date: formatDate(till, language) })
}
