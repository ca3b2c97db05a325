import type { CollegeCard, SchoolCard, Tier } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'

type Marked = Pick<SchoolCard, 'feeFrom' | 'rating' | 'sources' | 'seatsLeft'> & Partial<Pick<CollegeCard, 'nirf'>>

/** One mark for each source tier of a card, with what it stands for: `Demo`: `fee, rating, dates`. In the order of the figures. */
export function marksOf({ feeFrom, nirf, rating, seatsLeft, sources }: Marked, language: Language) {
  const text = t(language)
  const figures: readonly (readonly [string, Tier | undefined])[] = [
    [text('listing.marksFee'), feeFrom?.source.tier],
    [text('listing.marksRank'), nirf?.source.tier],
    [text('listing.marksRating'), rating?.source.tier],
    [text(seatsLeft === undefined ? 'listing.marksDates' : 'listing.marksSeats'), sources.admission?.tier],
    [text('listing.marksPartner'), sources.isPartner?.tier],
  ]
  const tiers = new Map<Tier, string[]>()
  for (const [name, tier] of figures) if (tier) tiers.set(tier, [...(tiers.get(tier) ?? []), name])
  return [...tiers].map(([tier, names]) => ({ tier, names: names.join(', ') }))
}
