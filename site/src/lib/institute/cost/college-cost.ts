import type { Offer } from '../offers.ts'
import { assumedTenths, projectFee } from './rise.ts'
import type { CostAmounts } from './school-cost.ts'

export interface CollegeCost {
  options: CourseOption[]
  chosen: CourseOption
  /** One a year of study; null where its fee is not known. */
  years: (CostAmounts | null)[]
  total: CostAmounts
  /** True where a year's fee is not known: the total is less than the cost. */
  incomplete: boolean
}

/** A course that can be chosen, by its value in an address: `btech`, and `btech.2` where the college teaches it in a second way. */
export interface CourseOption {
  value: string
  offer: Offer
}

/** The courses of a college whose fee is published. */
export function pricedCourses(offers: readonly Offer[]): CourseOption[] {
  const priced = offers.filter(({ feeByYear }) => feeByYear.length > 0)
  return priced.map((offer, index) => {
    const { url } = offer.course
    const earlier = priced.slice(0, index).filter((other) => other.course.url === url).length
    return { value: earlier > 0 ? `${url}.${earlier + 1}` : url, offer }
  })
}

/**
 * The fee of a whole degree in rupees: as published, and with a rise of `assumedTenths` a year, because a course has no earlier sessions to
 * measure one by. Years of its duration without a fee are unknown. The course is the requested one or the first; undefined without fees.
 */
export function collegeCost(offers: readonly Offer[], course: string | null): CollegeCost | undefined {
  const options = pricedCourses(offers)
  const chosen = options.find(({ value }) => value === course) ?? options[0]
  if (!chosen) return undefined
  const { feeByYear, durationMonths } = chosen.offer
  const length = Math.max(feeByYear.length, Math.ceil((durationMonths ?? 0) / 12))
  const years = Array.from({ length }, (_, index): CostAmounts | null => {
    const fee = feeByYear[index]
    return fee === undefined ? null : { today: fee, projected: projectFee(fee, assumedTenths, index) }
  })
  const sum = (of: keyof CostAmounts) => years.reduce((total, year) => total + (year?.[of] ?? 0), 0)
  return {
    options,
    chosen,
    years,
    total: { today: sum('today'), projected: sum('projected') },
    incomplete: years.includes(null),
  }
}
