import { type ClassFee, timesAYear } from '@pravesh/contract'
import { projectFee, type Rise, riseOf, sessionYear } from './rise.ts'

/** Rupees with the fees of the newest session in every year, and with the rise of the fees. */
export interface CostAmounts {
  today: number
  projected: number
}
/** A year that is paid for. */
interface CostYear {
  class: number
  session: string
  /** Null where no fee of the year is known. */
  amounts: CostAmounts | null
  /** True where some of its fees are not known. */
  incomplete: boolean
}
type Head =
  | 'registration'
  | 'admission'
  | 'tuition'
  | 'annual'
  | 'development'
  | 'exam'
  | 'other'
  | 'transport'
  | 'hostel'
  | 'booksEstimate'
/** One kind of fee over all years. */
export interface CostLine {
  head: Head
  /** The name of a fee that has no column in the table of fees. */
  name: string | null
  period: 'once' | keyof typeof timesAYear
  /** What is paid each time at first; null where it is not known. */
  each: number | null
  /** Null where no year's amount is known. */
  amounts: CostAmounts | null
  /** Years of which the fee is not known. */
  unknownYears: number
}
/** What a family chose: the class that the child begins in, and what not everybody pays. */
export interface SchoolChoice {
  class: number | null
  /** The bus up to this distance, in kilometres. */
  busKm: number | null
  hostel: boolean
  books: boolean
}
export interface SchoolCost {
  /** The newest session with fees: those of the first year. */
  session: string
  /** The choice that was counted: without what the school does not publish. */
  choice: SchoolChoice & { class: number }
  /** What can be chosen. */
  options: { classes: number[]; busKm: number[]; hostel: boolean; books: boolean }
  to: number
  rise: Rise
  years: CostYear[]
  lines: CostLine[]
  /** Null where no fee at all is known. */
  total: CostAmounts | null
  /** True where some fees are not known: the total is less than the cost. */
  incomplete: boolean
  /** Given back at the end, and in no total; null where it is not known. */
  deposit: number | null
  /** The rows that were added up. */
  fees: ClassFee[]
}

const add = (sum: CostAmounts | null, amounts: CostAmounts): CostAmounts => ({
  today: (sum?.today ?? 0) + amounts.today,
  projected: (sum?.projected ?? 0) + amounts.projected,
})

/** A fee of one class: what is paid each time; null where it is not known. */
interface HeadOfClass {
  head: Head
  name: string | null
  period: CostLine['period']
  each: number | null
}
/** The fees that a class of the table has; those of a missing row are all unknown. */
function headsOf(fee: ClassFee | undefined, { busKm, hostel, books }: SchoolChoice, isFirst: boolean): HeadOfClass[] {
  const head = (head: Head, period: CostLine['period'], each: number | null = null, name: string | null = null) => ({
    head,
    name,
    period,
    each,
  })
  const bus = fee?.transport.find(({ upToKm }) => upToKm === busKm)
  return [
    ...(isFirst ? [head('registration', 'once', fee?.registration), head('admission', 'once', fee?.admission)] : []),
    head('tuition', fee?.tuitionPeriod ?? 'year', fee?.tuition),
    head('annual', 'year', fee?.annual),
    head('development', 'year', fee?.development),
    head('exam', 'year', fee?.exam),
    ...(fee?.other ?? []).map(({ name, amount }) => head('other', 'year', amount, name)),
    ...(busKm === null ? [] : [head('transport', 'year', bus?.amount)]),
    ...(hostel ? [head('hostel', 'year', fee?.hostel)] : []),
    ...(books ? [head('booksEstimate', 'year', fee?.booksEstimate)] : []),
  ]
}

function amountsOf({ each, period }: HeadOfClass, rise: Rise, index: number): CostAmounts | null {
  if (each === null) return null
  if (period === 'once') return { today: each, projected: each }
  const today = each * timesAYear[period]
  return { today, projected: projectFee(today, rise.tenths, index) }
}

/** The school year some years later: 2027-28 after 2026-27. */
function sessionAfter(session: string, years: number): string {
  const year = sessionYear(session) + years
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

const unique = (values: readonly number[]) => [...new Set(values)].toSorted((first, other) => first - other)

/**
 * The cost of a school from a class to its last one, in rupees, by the table of its newest session: one-time fees in the first year, the
 * yearly ones of each class with `riseOf` of the years until then. An unknown fee is counted nowhere and marked. Undefined without fees.
 */
export function schoolCost(
  school: { fees: readonly ClassFee[]; classTo: number | null },
  requested: SchoolChoice,
): SchoolCost | undefined {
  const session = school.fees
    .map((fee) => fee.session)
    .toSorted()
    .at(-1)
  const table = school.fees.filter((fee) => fee.session === session)
  const classes = unique(table.map((fee) => fee.class))
  const [lowest, highest] = [classes.at(0), classes.at(-1)]
  if (session === undefined || lowest === undefined || highest === undefined) return undefined
  const from = classes.find((number) => number === requested.class) ?? lowest
  const to = Math.max(highest, school.classTo ?? highest)
  const fees = table.filter((fee) => fee.class >= from)
  const options = {
    classes,
    busKm: unique(fees.flatMap(({ transport }) => transport.map(({ upToKm }) => upToKm))),
    hostel: fees.some(({ hostel }) => hostel !== null),
    books: fees.some(({ booksEstimate }) => booksEstimate !== null),
  }
  const choice = {
    class: from,
    busKm: options.busKm.find((km) => km === requested.busKm) ?? null,
    hostel: options.hostel && requested.hostel,
    books: options.books && requested.books,
  }
  const rise = riseOf(school.fees)
  const lines = new Map<string, CostLine>()
  const years = Array.from({ length: to - from + 1 }, (_, index): CostYear => {
    const heads = headsOf(
      fees.find((fee) => fee.class === from + index),
      choice,
      index === 0,
    )
    let amounts: CostAmounts | null = null
    for (const head of heads) {
      const key = `${head.head} ${head.name}`
      const line = lines.get(key) ?? { ...head, amounts: null, unknownYears: 0 }
      const headAmounts = amountsOf(head, rise, index)
      if (line.each === null && head.each !== null) Object.assign(line, { each: head.each, period: head.period })
      if (headAmounts) {
        line.amounts = add(line.amounts, headAmounts)
        amounts = add(amounts, headAmounts)
      } else line.unknownYears++
      lines.set(key, line)
    }
    const incomplete = heads.some(({ each }) => each === null)
    return { class: from + index, session: sessionAfter(session, index), amounts, incomplete }
  })
  let total: CostAmounts | null = null
  for (const { amounts } of years) if (amounts) total = add(total, amounts)
  return {
    session,
    choice,
    options,
    to,
    rise,
    years,
    lines: [...lines.values()],
    total,
    incomplete: years.some(({ incomplete }) => incomplete),
    deposit: fees.find((fee) => fee.class === from)?.caution ?? null,
    fees,
  }
}
