import type { InstituteType } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'

type Filter = { name: string; label: string; value: string; fixed: boolean }

/** The chosen filters of these names: the reader's, else those of the slug. */
function chosenOf<F extends Pick<Filter, 'name' | 'fixed'>>(filters: readonly F[], names: readonly string[]): F[] {
  const chosen = filters.filter(({ name }) => names.includes(name))
  const asked = chosen.filter(({ fixed }) => !fixed)
  return asked.length > 0 ? asked : chosen
}

/** The one class or course of a list, as the pages of its institutes take it; null where several are chosen, or none. */
export function chosenValue(kind: InstituteType, filters: readonly Omit<Filter, 'label'>[]): string | null {
  const [first, ...others] = chosenOf(filters, [kind === 'school' ? 'classLevel' : 'course'])
  return first && others.length === 0 ? first.value : null
}

/** Filters that decide which fee the cards of a listing have. */
const deciding = ['classLevel', 'course', 'specialization']

/** What the fees of a listing's cards are for: `a year, class 6`; null where each is the lowest of its institute. */
export function chosenFee(filters: readonly Omit<Filter, 'value'>[], language: Language): string | null {
  const text = t(language)
  const [first, ...others] = chosenOf(filters, deciding)
  if (!first) return null
  return others.length > 0 ? text('listing.feeAYearOfChosen') : text('listing.feeAYearFor', { what: first.label })
}
