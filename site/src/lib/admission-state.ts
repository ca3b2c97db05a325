import type { Admission } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'

/** How admissions stand on the ISO day `today`: a figure and its small words; null where no date is known. */
export function admissionState(
  admission: Pick<Admission, 'opensOn' | 'closesOn'> | null,
  today: string,
  language: Language,
): { value: string; unit: string } | null {
  const text = t(language)
  const { opensOn, closesOn } = admission ?? { opensOn: null, closesOn: null }
  const date = (iso: string) => formatDate(iso, language)
  if (closesOn && closesOn < today)
    return { value: text('institute.admissionsClosed'), unit: text('institute.from', { date: date(closesOn) }) }
  if (opensOn && opensOn > today)
    return { value: text('institute.admissionsSoon'), unit: text('institute.from', { date: date(opensOn) }) }
  if (closesOn)
    return { value: text('institute.admissionsOpen'), unit: text('institute.till', { date: date(closesOn) }) }
  if (opensOn) return { value: text('institute.admissionsOpen'), unit: text('institute.from', { date: date(opensOn) }) }
  return null
}
