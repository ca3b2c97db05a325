import { type AdmissionDays, admissionStateOn, type SchoolCard } from '@pravesh/contract'
import { daysBetween, formatDate, type Language, t } from '@pravesh/messages'
import { dueLabel } from '../guidance/due.ts'

const unsaid: AdmissionDays = { opensOn: null, closesOn: null, allYear: false }

/**
 * State of admissions on the ISO day `today`: a figure and its caption, with the days left; null without a known date. `here`: forms are accepted on Pravesh.
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
  const withDaysLeft = (caption: string, iso: string | null) =>
    [caption, iso && dueLabel({ from: iso }, today, language)].filter(Boolean).join(' · ')
  const [opens, closes] = [on(days.opensOn), on(days.closesOn)]
  switch (admissionStateOn(days, today)) {
    case 'all-year':
      return { value: open, unit: text('institute.allYear') }
    case 'closed':
      return { value: text('institute.admissionsClosed'), unit: text('institute.from', closes) }
    case 'opens-later':
      return {
        value: text('institute.admissionsSoon'),
        unit: withDaysLeft(text('institute.from', opens), days.opensOn),
      }
    case 'open':
      return { value: open, unit: withDaysLeft(text('institute.till', closes), days.closesOn) }
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

/** The same on the ISO day `today` by the days that are left: `Open, 12 days left`. */
export function admissionLeft(card: AdmittingCard, today: string, language: Language): string | null {
  const text = t(language)
  const { admissionsOpenTill: till, admissionsAllYear, admitting } = card
  const days = till === null || admissionsAllYear ? -1 : daysBetween(today, till)
  if (days < 0) return admissionNote(card, language)
  const left = days === 0 ? text('listing.lastDay') : text('listing.daysLeft', { count: days })
  return text(admitting === 'open' ? 'listing.openNow' : 'listing.openAtSchool', { left })
}
