import { formatRupees } from '../format/numbers.ts'
import type { Language } from '../translate/language.ts'
import { messageText, optionText, t } from '../translate/translate.ts'

const earlyClasses = {
  nursery: 'institute.classNursery',
  lkg: 'institute.classLkg',
  ukg: 'institute.classUkg',
} as const
const isEarly = (value: string): value is keyof typeof earlyClasses => Object.hasOwn(earlyClasses, value)

/** The label of a filter: of the listing, or else of the fact that it asks for; undefined without a message. */
export const filterLabel = (filter: string, language: Language): string | undefined =>
  messageText(`listing.${filter}`, language) ?? messageText(`institute.${filter}`, language)

/** The label of a filter's value, where it is one of ours; undefined where the catalogue has the name. */
export function filterValueLabel(filter: string, value: string, language: Language): string | undefined {
  const text = t(language)
  if (filter === 'feeMax') return text('listing.feeUpTo', { amount: formatRupees(Number(value), language) })
  if (filter === 'nirfMax') return text('listing.rankTop', { rank: value })
  if (filter === 'ratingMin') return text('listing.ratedAtLeast', { rating: value })
  if (filter === 'naac') return text('listing.naacIs', { grade: value })
  if (filter === 'admissionsOpen')
    return text(value === 'true' ? 'listing.admissionsOpen' : 'listing.admissionsNotOpen')
  if (filter === 'applyHere') return text(value === 'true' ? 'listing.applyHereNow' : 'listing.notApplyHere')
  if (filter === 'classLevel')
    return isEarly(value) ? text(earlyClasses[value]) : text('institute.classNumber', { number: value })
  const ownText = optionText(`listing.${filter}`, value, language)
  // Slugs of a catalogue may be the end of any key: only values of a fact have their texts among its own.
  const isFact = messageText(`institute.${filter}`, language) !== undefined
  return ownText ?? (isFact ? optionText(`institute.${filter}`, value, language) : undefined)
}

/** The label of an active bound, such as the upper bound of a fee; undefined for another filter. */
export function rangeLabel(filter: string, value: string, language: Language): string | undefined {
  const text = t(language)
  const amount = () => formatRupees(Number(value), language)
  if (filter === 'feeMin') return text('listing.feeFromAYear', { amount: amount() })
  if (filter === 'feeMax') return text('listing.feeUpToAYear', { amount: amount() })
  if (filter === 'nirfMax') return text('listing.rankUpTo', { rank: value })
  if (filter === 'ratingMin') return text('listing.ratedAtLeast', { rating: value })
  if (filter === 'admissionsOpen' || filter === 'applyHere') return filterValueLabel(filter, value, language)
  if (filter === 'near') return text('listing.nearPlace')
  if (filter === 'radiusKm') return text('listing.withinKm', { km: value })
  return undefined
}
