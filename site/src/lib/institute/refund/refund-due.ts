import type { InstituteType, PublicRefundRule } from '@pravesh/contract'

/** What a family says of a fee that it paid. Days are ISO dates. */
export interface RefundQuery {
  kind: InstituteType
  /** Whole rupees, without the deposit. */
  paid: number
  leavesOn: string
  /** The formally notified last date of admission, where it is known. */
  lastDate: string | null
}
/** `pastYear`: the newest academic year with dated rules, where the one of leaving has none. */
export type RefundResult = { pastYear: string | null } & (
  | { type: 'due'; rule: PublicRefundRule; due: number; deduction: number }
  | { type: 'needs-last-date' | 'no-rule' }
)

const isDated = ({ fromDate, untilDate }: PublicRefundRule) => fromDate !== null || untilDate !== null

/** The academic year of a day, from April on: 2024-25. */
function academicYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function dueBy(rule: PublicRefundRule, paid: number): { due: number; deduction: number } {
  const share = Math.round((paid * rule.refundPercent) / 100)
  const { deductionPercent, deductionMax } = rule
  const ofFee = deductionPercent === null ? Number.POSITIVE_INFINITY : Math.floor((paid * deductionPercent) / 100)
  const most = Math.min(ofFee, deductionMax ?? Number.POSITIVE_INFINITY, share)
  const deduction = deductionPercent === null && deductionMax === null ? 0 : most
  return { due: share - deduction, deduction }
}

/**
 * What is given back by the rules at least, with the rule: by dates of the academic year of leaving, else by days from the last date of
 * admission, which has to be known for that.
 */
export function refundDue(rules: readonly PublicRefundRule[], query: RefundQuery): RefundResult {
  const { kind, paid, leavesOn, lastDate } = query
  const year = academicYearOf(leavesOn)
  const applicable = rules.filter((rule) => rule.appliesTo === kind)
  const newest = applicable
    .filter(isDated)
    .flatMap(({ academicYear }) => academicYear ?? [])
    .toSorted()
    .at(-1)
  const pastYear = newest !== undefined && newest < year ? newest : null
  const inYear = applicable.filter(({ academicYear }) => academicYear === null || academicYear === year)
  const dated = inYear.find(
    (rule) => isDated(rule) && (rule.fromDate ?? '') <= leavesOn && leavesOn <= (rule.untilDate ?? '9999'),
  )
  if (dated) return { type: 'due', rule: dated, ...dueBy(dated, paid), pastYear }
  const relative = inYear.filter((rule) => !isDated(rule))
  if (relative.length === 0) return { type: 'no-rule', pastYear }
  if (lastDate === null) return { type: 'needs-last-date', pastYear }
  const day = daysBetween(lastDate, leavesOn)
  const rule = relative.find(({ fromDay, untilDay }) => (fromDay ?? day) <= day && day <= (untilDay ?? day))
  return rule ? { type: 'due', rule, ...dueBy(rule, paid), pastYear } : { type: 'no-rule', pastYear }
}
