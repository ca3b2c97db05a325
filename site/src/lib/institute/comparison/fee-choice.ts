import type { ClassFee, CollegePage, SchoolPage } from '@pravesh/contract'
import { formatRupees, type Language, t } from '@pravesh/messages'
import { className } from '../labels.ts'
import { feeLabel, type Offer } from '../offers.ts'
import type { ComparedRow } from './side-by-side.ts'

/** A class or a course whose fee can be compared. */
interface FeeOption {
  /** As the address has it. */
  value: string
  label: string
}
/** The fee of one class or one course of each institute. */
export interface FeeComparison {
  options: readonly FeeOption[]
  /** Undefined where no fee of any is published. */
  chosen: FeeOption | undefined
  /** The row of each institute, in their order. */
  rows: ComparedRow[]
  /** Rupees a year of each, in their order; null where it is not published. Of a course, the mean of its years. */
  amounts: (number | null)[]
}

const preschool: Readonly<Record<string, string>> = { '-2': 'nursery', '-1': 'lkg', '0': 'ukg' }
/** A class as addresses have it: `nursery`, `6`. */
export const classValue = (number: number): string => preschool[String(number)] ?? String(number)

/** Options, those that most of the institutes have first, else in the order given. */
function byFrequency<T extends string | number>(values: readonly T[], lists: readonly (readonly T[])[]): T[] {
  const count = (value: T) => lists.filter((list) => list.includes(value)).length
  return values.toSorted((first, other) => count(other) - count(first))
}

const chosenOption = (options: readonly FeeOption[], requested: string | null, usual: string | undefined) =>
  options.find(({ value }) => value === requested) ?? options.find(({ value }) => value === usual)

function feeRowLabel(chosen: FeeOption | undefined, language: Language): string {
  const text = t(language)
  return chosen ? text('compare.feeOf', { name: chosen.label }) : text('institute.feeAYear')
}

/** A school's fees of its newest session. */
export function newestFees(fees: readonly ClassFee[]): ClassFee[] {
  const [newest] = fees
    .map(({ session }) => session)
    .toSorted()
    .toReversed()
  return fees.filter(({ session, recurring }) => session === newest && recurring > 0)
}

/** The yearly fees of one class: the requested one, else the lowest of those that most of the schools have. */
export function compareClassFees(
  schools: readonly SchoolPage[],
  requested: string | null,
  language: Language,
): FeeComparison {
  const text = t(language)
  const lists = schools.map(({ fees }) => newestFees(fees))
  const classes = lists.map((fees) => fees.map((fee) => fee.class))
  const all = [...new Set(classes.flat())].toSorted((first, other) => first - other)
  const options = all.map((number) => ({ value: classValue(number), label: className(number, language) }))
  const [usual] = byFrequency(all, classes).map(classValue)
  const chosen = chosenOption(options, requested, usual)
  const chosenFees = lists.map((fees) => fees.find((one) => classValue(one.class) === chosen?.value))
  const rows = chosenFees.map((fee): ComparedRow => {
    return {
      label: feeRowLabel(chosen, language),
      value: fee ? formatRupees(fee.recurring, language) : null,
      detail: fee && text('compare.classFee', { session: fee.session, amount: formatRupees(fee.firstYear, language) }),
      missing: text('compare.notPublished'),
      source: fee?.source,
    }
  })
  return { options, chosen, rows, amounts: chosenFees.map((fee) => fee?.recurring ?? null) }
}

const isPriced = ({ feeByYear }: Offer): boolean => feeByYear.length > 0

/** The yearly fees of one course: the requested one, else the first of those that most of the colleges have. */
export function compareCourseFees(
  colleges: readonly CollegePage[],
  requested: string | null,
  language: Language,
): FeeComparison {
  const text = t(language)
  const offers = colleges.flatMap((college) => college.offers.filter(isPriced))
  const labels = new Map(offers.map(({ course }) => [course.url, course.shortName]))
  const courses = colleges.map((college) => college.offers.filter(isPriced).map(({ course }) => course.url))
  const options = byFrequency([...labels.keys()], courses).map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }))
  const chosen = chosenOption(options, requested, options[0]?.value)
  const chosenOffers = colleges.map(({ offers: all }) => all.find(({ course }) => course.url === chosen?.value))
  const rows = chosenOffers.map((offer): ComparedRow => {
    const fee = offer && feeLabel(offer, language)
    return {
      label: feeRowLabel(chosen, language),
      value: fee?.yearly ?? null,
      detail: fee?.inAll,
      missing: text(offer ? 'compare.notPublished' : 'compare.courseNotListed'),
      source: offer?.feeSource ?? undefined,
    }
  })
  const amounts = chosenOffers.map((offer) => {
    const years = offer?.feeByYear ?? []
    return years.length > 0 ? years.reduce((sum, fee) => sum + fee, 0) / years.length : null
  })
  return { options, chosen, rows, amounts }
}
