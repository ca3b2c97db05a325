import type { CollegePage, Figure, SchoolPage } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { ChosenFee } from './chosen.ts'
import { classValue, newestFees } from './comparison/fee-choice.ts'
import { className } from './labels.ts'

type Choice = ChosenFee & { fee: Figure | null }

const lowest = -2
const highest = 12

/** The classes that a school teaches, each with its yearly fee of the newest session. */
export function classChoices(
  { fees, classFrom, classTo }: Pick<SchoolPage, 'fees' | 'classFrom' | 'classTo'>,
  language: Language,
): (Choice & { class: number })[] {
  const [from, to] = [classFrom ?? lowest, classTo ?? highest]
  const newest = newestFees(fees)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const number = from + index
    const fee = newest.find((one) => one.class === number)
    return {
      class: number,
      value: classValue(number),
      label: className(number, language),
      fee: fee ? { value: fee.recurring, source: fee.source } : null,
    }
  })
}

/** The courses that a college teaches, each with its least yearly fee: the mean of its years, as lists have it. */
export function courseChoices({ offers }: Pick<CollegePage, 'offers'>): Choice[] {
  return [...Map.groupBy(offers, ({ course }) => course.url)].map(([value, ofCourse]) => {
    const fees = ofCourse.flatMap(({ feeByYear, feeSource }) =>
      feeByYear.length > 0 && feeSource
        ? [{ value: Math.round(feeByYear.reduce((sum, fee) => sum + fee, 0) / feeByYear.length), source: feeSource }]
        : [],
    )
    const [least] = fees.toSorted((one, other) => one.value - other.value)
    return { value, label: ofCourse[0]?.course.shortName ?? value, fee: least ?? null }
  })
}
