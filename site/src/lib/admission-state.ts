import type { Admission, SchoolCard } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'

type Days = Pick<Admission, 'opensOn' | 'closesOn' | 'allYear'>
const unsaid: Days = { opensOn: null, closesOn: null, allYear: false }

/**
 * How admissions stand on the ISO day `today`: a figure and its small words; null where no date is known. They are open, as
 * everywhere, until a last day that is known, or all year.
 */
export function admissionState(
  admission: Days | null,
  today: string,
  language: Language,
): { value: string; unit: string } | null {
  const text = t(language)
  const { opensOn, closesOn, allYear } = admission ?? unsaid
  const date = (iso: string) => formatDate(iso, language)
  if (allYear) return { value: text('institute.admissionsOpen'), unit: text('institute.allYear') }
  if (closesOn && closesOn < today)
    return { value: text('institute.admissionsClosed'), unit: text('institute.from', { date: date(closesOn) }) }
  if (opensOn && opensOn > today)
    return { value: text('institute.admissionsSoon'), unit: text('institute.from', { date: date(opensOn) }) }
  if (closesOn)
    return { value: text('institute.admissionsOpen'), unit: text('institute.till', { date: date(closesOn) }) }
  if (opensOn) return { value: text('institute.lastDayUnknown'), unit: text('institute.from', { date: date(opensOn) }) }
  return null
}

/** What a card says of a school that takes forms today; null of any other. */
export function admissionNote(
  { admissionsOpenTill: till, admissionsAllYear }: Pick<SchoolCard, 'admissionsOpenTill' | 'admissionsAllYear'>,
  language: Language,
): string | null {
  if (admissionsAllYear) return t(language)('listing.admissionsAllYear')
  return till && t(language)('listing.admissionsTill', { date: formatDate(till, language) })
}
