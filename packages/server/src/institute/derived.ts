import type { Admission, CollegeBody, CollegeOffer } from '@pravesh/contract'

/** Columns of a school or a college that follow from what it says of its admissions. */
export const derivedAdmission = (admission: Pick<Admission, 'opensOn' | 'closesOn' | 'allYear'> | null) => ({
  admissionOpensOn: admission?.opensOn ?? null,
  admissionClosesOn: admission?.closesOn ?? null,
  admissionAllYear: admission?.allYear ?? false,
})
const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))]
/** A course's yearly fees: the mean over its years, in rupees, rounded. */
export const yearlyFee = (offer: Pick<CollegeOffer, 'feeByYear'>): number | null =>
  offer.feeByYear.length === 0
    ? null
    : Math.round(offer.feeByYear.reduce((sum, fee) => sum + fee, 0) / offer.feeByYear.length)

/** Columns of a college that follow from the courses it offers. */
export function derivedOffers(offers: readonly CollegeOffer[]) {
  const active = offers.filter((o) => o.active)
  const fees = active.map(yearlyFee).filter((fee) => fee !== null)
  return {
    courses: distinct(active.map((o) => o.course)),
    specializations: distinct(active.flatMap((o) => o.specializations)),
    levels: distinct(active.map((o) => o.level)),
    deliveries: distinct(active.map((o) => o.delivery)),
    exams: distinct(active.flatMap((o) => o.exams)),
    feeMin: fees.length > 0 ? Math.min(...fees) : null,
    feeMax: fees.length > 0 ? Math.max(...fees) : null,
  }
}
/** Columns of a college that follow from its accreditation and ranks. */
export function derivedStanding(body: Pick<CollegeBody, 'naac' | 'nirf'>) {
  const latest = Math.max(0, ...body.nirf.map((n) => n.year))
  const ranks = body.nirf.filter((n) => n.year === latest).map((n) => n.rank)
  return { naacGrade: body.naac?.grade ?? null, nirfBest: ranks.length > 0 ? Math.min(...ranks) : null }
}
