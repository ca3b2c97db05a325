import {
  type AdmissionDays,
  type CollegeBody,
  type CollegeOffer,
  publicCollege,
  publicOffers,
  publicSchool,
  type SchoolBody,
} from '@pravesh/contract'

const daysOf = (admission: AdmissionDays | null) => ({
  admissionOpensOn: admission?.opensOn ?? null,
  admissionClosesOn: admission?.closesOn ?? null,
  admissionAllYear: admission?.allYear ?? false,
})
/** Derived columns of a school. Families search by published values: admission days without a source count as none. */
export const derivedSchool = (body: Pick<SchoolBody, 'admission' | 'sources'>) => daysOf(publicSchool(body).admission)
const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))]
/** A course's yearly fees: the mean over its years, in rupees, rounded. */
const yearlyFee = (offer: Pick<CollegeOffer, 'feeByYear'>): number | null =>
  offer.feeByYear.length === 0
    ? null
    : Math.round(offer.feeByYear.reduce((sum, fee) => sum + fee, 0) / offer.feeByYear.length)

/** Columns of a college that follow from the courses it offers; of fees, from those that name their source. */
export function derivedOffers(offers: readonly CollegeOffer[]) {
  const active = publicOffers(offers, {}).filter((o) => o.active)
  const fees = active.map(yearlyFee).filter((fee) => fee !== null)
  const cheapest = active.find((o) => yearlyFee(o) !== null && yearlyFee(o) === Math.min(...fees))
  return {
    courses: distinct(active.map((o) => o.course)),
    specializations: distinct(active.flatMap((o) => o.specializations)),
    levels: distinct(active.map((o) => o.level)),
    deliveries: distinct(active.map((o) => o.delivery)),
    exams: distinct(active.flatMap((o) => o.exams)),
    feeMin: fees.length > 0 ? Math.min(...fees) : null,
    feeMax: fees.length > 0 ? Math.max(...fees) : null,
    feeSource: cheapest?.feeSource ?? null,
  }
}
/** Columns of a college that follow from its accreditation, ranks and admissions, as far as their source is named. */
export function derivedCollege(body: Pick<CollegeBody, 'naac' | 'nirf' | 'admission' | 'sources'>) {
  const { naac, nirf, admission } = publicCollege(body)
  const latest = Math.max(0, ...nirf.map((n) => n.year))
  const ranks = nirf.filter((n) => n.year === latest).map((n) => n.rank)
  return {
    naacGrade: naac?.grade ?? null,
    nirfBest: ranks.length > 0 ? Math.min(...ranks) : null,
    // Nobody applies to a college whose seats a central counselling gives.
    ...daysOf(admission?.counselling ? null : admission),
  }
}
