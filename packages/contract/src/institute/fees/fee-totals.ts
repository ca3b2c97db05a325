import type { GradeFeeRow } from './grade-fee.ts'

/** Times that a fee is paid in a year, by its period. */
export const timesAYear = { month: 12, quarter: 4, year: 1 } as const

type FeeParts = Pick<
  GradeFeeRow,
  'registration' | 'admission' | 'caution' | 'tuition' | 'tuitionPeriod' | 'annual' | 'development' | 'exam' | 'other'
>
/**
 * The cost of a class in rupees: `recurring` is yearly, `firstYear` adds the one-time parts. Transport, hostel and books are in neither:
 * they are optional. An unknown part counts as zero.
 */
export function feeTotals(fee: FeeParts): { recurring: number; firstYear: number } {
  const recurringParts = [fee.annual, fee.development, fee.exam, ...fee.other.map((part) => part.amount)]
  const recurring = recurringParts.reduce<number>(
    (sum, part) => sum + (part ?? 0),
    (fee.tuition ?? 0) * timesAYear[fee.tuitionPeriod],
  )
  const once = (fee.registration ?? 0) + (fee.admission ?? 0) + (fee.caution ?? 0)
  return { recurring, firstYear: recurring + once }
}
