import { type AdmissionDays, admissionStateOn, type SchoolCard } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'

const unsaid: AdmissionDays = { opensOn: null, closesOn: null, allYear: false }

/**
 * State of admissions on the ISO day `today`: a figure and its caption; null without a known date. `here`: forms are accepted on Pravesh.
 */
export function admissionState(
  admission: AdmissionDays | null,
  today: string,
  language: Language,
  admitsHere = true,
): { value: string; unit: string } | null {
  const text = t(language)
  const open = text(admitsHere ? 'institute.admissionsOpen' : 'institute.admissionsOpenThere')
  const days = admission ?? unsaid
  const on = (iso: string | null) => ({ date: iso === null ? '' : formatDate(iso, language) })
  const [opens, closes] = [on(days.opensOn), on(days.closesOn)]
  switch (admissionStateOn(days, today)) {
    case 'all-year':
      return { value: open, unit: text('institute.allYear') }
    case 'closed':
      return { value: text('institute.admissionsClosed'), unit: text('institute.from', closes) }
    case 'opens-later':
      return { value: text('institute.admissionsSoon'), unit: text('institute.from', opens) }
    case 'open':
      return { value: open, unit: text('institute.till', closes) }
    case 'last-day-unknown':
      return { value: text('institute.lastDayUnknown'), unit: text('institute.from', opens) }
    case 'unsaid':
      return null
  }
}

type AdmittingCard = Pick<SchoolCard, 'admissionsOpenTill' | 'admissionsAllYear' | 'admitting'>
/** The note on the card of a school that accepts forms today, here or only by itself; null for any other. */
export function admissionNote(
  { admissionsOpenTill: till, admissionsAllYear, admitting }: AdmittingCard,
  language: Language,
): string | null {
  const text = t(language)
  const admitsHere = admitting === 'open'
  if (admissionsAllYear) return text(admitsHere ? 'listing.admissionsAllYear' : 'listing.schoolAdmitsAllYear')
  return (
    till &&
    text(admitsHere ? 'listing.admissionsTill' : 'listing.schoolAdmitsTill', { date: formatDate(till, language) })
  )
}
