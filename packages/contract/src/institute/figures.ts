import { type Sources, sourceOf } from '../source.ts'
import type { Admission, CollegeAdmission } from './admission.ts'
import type { CollegeBody, CollegeOffer } from './college.ts'
import type { SchoolBody } from './school.ts'

/** Figures of a record by their field, each with what is left of it where nobody is named as its source. */
type Figures<S> = { readonly [K in keyof S]?: (value: S[K]) => S[K] }

type Applying = { process: string | null; documents: string[] }
const noDays = { opensOn: null, closesOn: null, allYear: false, formFee: null } as const
/** How one applies and with which papers needs no source; days, fees, ages, points and seats do. */
const wordsOf = <A extends Applying>(admission: A | null, without: Partial<A>): A | null =>
  admission === null || (!admission.process && admission.documents.length === 0) ? null : { ...admission, ...without }
const schoolWords = (admission: Admission | null) =>
  wordsOf(admission, { ...noDays, ageRules: [], pointsTable: [], seats: [] })
const collegeWords = (admission: CollegeAdmission | null) => wordsOf(admission, noDays)
const withoutSeats = (offers: CollegeOffer[]): CollegeOffer[] => offers.map((offer) => ({ ...offer, intake: null }))

/** What is a figure of a school, beside its fee table, whose every row names its source. */
const schoolFigures = {
  established: () => null,
  students: () => null,
  teachers: () => null,
  admission: schoolWords,
} as const satisfies Figures<SchoolBody>
/** What is a figure of a college, beside its placements; the fees of a course have a source of their own. */
const collegeFigures = {
  established: () => null,
  naac: () => null,
  nirf: () => [],
  admission: collegeWords,
  offers: withoutSeats,
} as const satisfies Figures<CollegeBody>

type Values = Readonly<Record<string, unknown>>
type Rules = Readonly<Record<string, (value: never) => unknown>>
/** The figures of a record that nobody stands for, with what is left of them. */
const unnamed = (figures: Rules, record: Values, sources: Sources): [name: string, left: unknown][] =>
  Object.entries(figures).flatMap(([name, without]) =>
    name in record && sourceOf(sources, name) === null ? [[name, without(record[name] as never)]] : [],
  )
const shown = <R extends { sources: Sources }>(figures: Rules, record: R): R => ({
  ...record,
  ...Object.fromEntries(unnamed(figures, record, record.sources)),
})

type SchoolFacts = { sources: Sources } & Partial<Pick<SchoolBody, keyof typeof schoolFigures>>
type CollegeFacts = { sources: Sources } & Partial<Pick<CollegeBody, keyof typeof collegeFigures>>
/** The school as everybody may read it: without the figures that nobody is named for. */
export const shownSchool = <S extends SchoolFacts>(school: S): S => shown(schoolFigures, school)
/** The same of a college. The fees of its courses are `shownOffers`’ matter. */
export const shownCollege = <C extends CollegeFacts>(college: C): C => shown(collegeFigures, college)

/** Courses as everybody may read them: fees with a source of their own, seats with one of the college. */
export function shownOffers<O extends Pick<CollegeOffer, 'feeByYear' | 'feeSource' | 'intake'>>(
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

/** Fields with figures that are kept and shown to nobody, because no source is named for them. */
export function unsourcedOf(
  kind: 'school' | 'college',
  record: { sources: Sources; offers?: readonly CollegeOffer[] },
): string[] {
  const figures: Rules = kind === 'school' ? schoolFigures : collegeFigures
  const hidden = unnamed(figures, record, record.sources).filter((one) => hides(record, one))
  const names = hidden.map(([name]) => name)
  return unpriced(record.offers) && !names.includes('offers') ? [...names, 'offers'] : names
}
