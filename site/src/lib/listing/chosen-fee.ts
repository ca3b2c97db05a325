import { type Language, t } from '@pravesh/messages'

/** Filters that decide which fee the cards of a listing have. */
const deciding = ['classLevel', 'course', 'specialization']

/** What the fees of a listing's cards are for: `a year, class 6`; null where each is the lowest of its institute. */
export function chosenFee(
  filters: readonly { name: string; label: string; fixed: boolean }[],
  language: Language,
): string | null {
  const text = t(language)
  const chosen = filters.filter(({ name }) => deciding.includes(name))
  const asked = chosen.filter(({ fixed }) => !fixed)
  const [first, ...others] = asked.length > 0 ? asked : chosen
  if (!first) return null
  return others.length > 0 ? text('listing.feeAYearOfChosen') : text('listing.feeAYearFor', { what: first.label })
}
