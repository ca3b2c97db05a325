import type { CollegePage, Source } from '@pravesh/contract'
import { formatNumber, formatRupees, type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import { commonSource } from './common-source.ts'

export type Offer = CollegePage['offers'][number]

/** More rows than this make a page too long to read. */
const offersMost = 40

interface OfferGroup {
  /** Null where a course has no level. */
  level: string | null
  offers: Offer[]
}

/** Courses under their levels, in the order in which the college lists them. */
export function offerGroups(offers: readonly Offer[]): OfferGroup[] {
  const visibleOffers = offers.slice(0, offersMost)
  return [...new Set(visibleOffers.map(({ level }) => level))]
    .toSorted((first, other) => Number(first === null) - Number(other === null))
    .map((level) => ({ level, offers: visibleOffers.filter((offer) => offer.level === level) }))
}

const total = ({ feeByYear }: Offer) => feeByYear.reduce((sum, fee) => sum + fee, 0)

/** The total cost of the most expensive course: the full length of a bar. */
export function dearest(offers: readonly Offer[]): number {
  return Math.max(1, ...offers.map(total))
}

/** The bar of one course, 100 long at `highestFee`: one dash a year, as the `d` of a path. */
export function feeBar(offer: Offer, highestFee: number): string {
  const gap = 0.8
  let position = 0
  return offer.feeByYear
    .map((fee) => {
      const length = (fee / highestFee) * 100
      const from = Math.round(position * 10) / 10
      position += length
      return `M${from} .5H${Math.round(Math.max(from + 0.4, position - gap) * 10) / 10}`
    })
    .join('')
}

/** The yearly fee as text, with the sum over all years; null where no fee is known. */
export function feeLabel(offer: Offer, language: Language): { yearly: string; inAll: string | null } | null {
  const text = t(language)
  const { feeByYear } = offer
  if (feeByYear.length === 0) return null
  const [from, to] = [Math.min(...feeByYear), Math.max(...feeByYear)]
  return {
    yearly:
      from === to
        ? formatRupees(from, language)
        : text('institute.feeFromTo', { from: formatRupees(from, language), to: formatRupees(to, language) }),
    inAll: feeByYear.length > 1 ? text('institute.feeInAll', { amount: formatRupees(total(offer), language) }) : null,
  }
}

/** `4 years`, `18 months`. */
export function durationLabel(months: number | null, language: Language): string | null {
  if (months === null) return null
  const text = t(language)
  return months % 12 === 0
    ? text('institute.years', { count: months / 12 })
    : months % 6 === 0 && months > 12
      ? text('institute.years', { count: months / 12 })
      : text('institute.months', { count: months })
}

/** Duration, seats and the way it is taught, one after the other. */
export function offerFacts({ durationMonths, intake, delivery }: Offer, language: Language): string {
  const seats = intake === null ? null : t(language)('institute.seatsCount', { count: formatNumber(intake, language) })
  const taught = delivery && catalogueName(delivery, language)
  return [durationLabel(durationMonths, language), seats, taught].filter(Boolean).join(' · ')
}

/** The source that all fees share, or null. */
export function feeSourceOf(offers: readonly Offer[]): Source | null {
  return commonSource(offers.flatMap(({ feeByYear, feeSource }) => (feeByYear.length > 0 ? [feeSource] : [])))
}
