import { type Sources, sourceOf } from '../../fields/source.ts'
import type { Admission, CollegeAdmission } from '../admission.ts'
import type { CollegeBody } from '../college/college.ts'
import type { CollegeOffer } from '../college/offer.ts'
import { collegeFields } from '../declared/college.ts'
import type { Declared, NamesWith } from '../declared/field.ts'
import { schoolFields } from '../declared/school.ts'
import { absent } from '../declared/shape.ts'
import type { SchoolBody } from '../school.ts'

type Applying = { process: string | null; documents: string[] }
const noDays = {
  ...{ opensOn: null, closesOn: null, allYear: false, formFee: null },
  ...{ refundPolicy: null, refundPolicyLocal: null },
} as const
/** How one applies and with which papers needs no source; days, fees, refunds, ages, points and seats do. */
const textsOf = <A extends Applying>(admission: A | null, emptyFigures: Partial<A>): A | null =>
  admission === null || (!admission.process && admission.documents.length === 0)
    ? null
    : { ...admission, ...emptyFigures }
const schoolTexts = (admission: Admission | null) =>
  textsOf(admission, { ...noDays, ageRules: [], pointsTable: [], seats: [] })
const collegeTexts = (admission: CollegeAdmission | null) => textsOf(admission, noDays)
const withoutSeats = (offers: CollegeOffer[]): CollegeOffer[] => offers.map((offer) => ({ ...offer, intake: null }))

type Rules = Readonly<Record<string, (value: never) => unknown>>
/** The value of a declared figure without a source: empty. */
const figuresOf = (fields: Declared): Rules =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.page?.needsSource ? [[name, () => absent(field)]] : [])),
  )
/** In addition to its fee table, whose every row has a source. */
const schoolFigures = { ...figuresOf(schoolFields), admission: schoolTexts }
/** In addition to its placements; the fees of a course have a source of their own. */
const collegeFigures = { ...figuresOf(collegeFields), admission: collegeTexts, offers: withoutSeats }

type Values = Readonly<Record<string, unknown>>
/** The figures of a record without a source, with their empty values. */
const unnamed = (figures: Rules, record: Values, sources: Sources): [name: string, left: unknown][] =>
  Object.entries(figures).flatMap(([name, clear]) =>
    name in record && sourceOf(sources, name) === null ? [[name, clear(record[name] as never)]] : [],
  )
const publicFacts = <R extends { sources: Sources }>(figures: Rules, record: R): R => ({
  ...record,
  ...Object.fromEntries(unnamed(figures, record, record.sources)),
})

type SchoolFacts = { sources: Sources } & Partial<
  Pick<SchoolBody, NamesWith<typeof schoolFields, { page: { needsSource: true } }> | 'admission'>
>
type CollegeFacts = { sources: Sources } & Partial<
  Pick<CollegeBody, NamesWith<typeof collegeFields, { page: { needsSource: true } }> | 'admission' | 'offers'>
>
/** The public version of a school: without the figures that have no source. */
export const publicSchool = <S extends SchoolFacts>(school: S): S => publicFacts(schoolFigures, school)
/** The same of a college. The fees of its courses are `publicOffers`’ matter. */
export const publicCollege = <C extends CollegeFacts>(college: C): C => publicFacts(collegeFigures, college)

/** Courses as everybody may read them: fees with a source of their own, seats with one of the college. */
export function publicOffers<O extends Pick<CollegeOffer, 'feeByYear' | 'feeSource' | 'intake'>>(
  offers: readonly O[],
  sources: Sources,
): O[] {
  const seats = sourceOf(sources, 'offers') !== null
  return offers.map((offer) => ({
    ...offer,
    feeByYear: offer.feeSource ? offer.feeByYear : [],
    intake: seats ? offer.intake : null,
  }))
}

const hides = (record: Values, [name, left]: readonly [string, unknown]) =>
  JSON.stringify(record[name] ?? null) !== JSON.stringify(left)
const unpriced = (offers: readonly CollegeOffer[] = []) =>
  offers.some(({ feeByYear, feeSource }) => feeByYear.length > 0 && !feeSource)

/** Fields with figures that are stored but not published, because they have no source. */
export function unsourcedOf(
  kind: 'school' | 'college',
  record: { sources: Sources; offers?: readonly CollegeOffer[] },
): string[] {
  const figures: Rules = kind === 'school' ? schoolFigures : collegeFigures
  const hidden = unnamed(figures, record, record.sources).filter((figure) => hides(record, figure))
  const names = hidden.map(([name]) => name)
  return unpriced(record.offers) && !names.includes('offers') ? [...names, 'offers'] : names
}
