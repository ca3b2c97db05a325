import type { ClassFee, Source } from '@pravesh/contract'
import { commonSource } from './common-source.ts'

/** Neighbouring classes that cost the same. */
export interface FeeStep {
  from: number
  to: number
  fee: ClassFee
}

export interface FeeSession {
  session: string
  steps: FeeStep[]
  /** The dearest first year: the full length of a bar. */
  highestFee: number
  /** The source of all of the session's figures, or null where they have several sources. */
  source: Source | null
}

/** The parts of a fee in the order of payment; optional ones come last. */
export const feeParts = [
  'registration',
  'admission',
  'caution',
  'tuition',
  'annual',
  'development',
  'exam',
  'other',
  'hostel',
  'booksEstimate',
] as const
export type FeePart = (typeof feeParts)[number]

/** Rupees of one part; null where it is not known. */
export function partOf(fee: ClassFee, part: FeePart): number | null {
  if (part !== 'other') return fee[part]
  return fee.other.length > 0 ? fee.other.reduce((sum, { amount }) => sum + amount, 0) : null
}

/** Extras common to many classes, each once: bus slabs, discounts for brothers and sisters. */
export function feeExtras(steps: readonly FeeStep[]): { buses: ClassFee['transport'][]; discounts: string[] } {
  const slabs = new Map(steps.map(({ fee }) => [JSON.stringify(fee.transport), fee.transport]))
  const discounts = steps.flatMap(({ fee }) => (fee.siblingDiscount ? [fee.siblingDiscount] : []))
  return { buses: [...slabs.values()].filter((slab) => slab.length > 0), discounts: [...new Set(discounts)] }
}

const hasSameFees = (first: ClassFee, other: ClassFee) =>
  JSON.stringify({ ...first, class: 0 }) === JSON.stringify({ ...other, class: 0 })

/** A school's fees, newest session first, each with its classes from the lowest up. */
export function feeSessions(fees: readonly ClassFee[]): FeeSession[] {
  const names = [...new Set(fees.map(({ session }) => session))].toSorted().toReversed()
  return names.map((session) => {
    const rows = fees.filter((fee) => fee.session === session).toSorted((first, other) => first.class - other.class)
    const steps: FeeStep[] = []
    for (const fee of rows) {
      const last = steps.at(-1)
      if (last && last.to === fee.class - 1 && hasSameFees(last.fee, fee)) last.to = fee.class
      else steps.push({ from: fee.class, to: fee.class, fee })
    }
    return {
      session,
      steps,
      highestFee: Math.max(...rows.map(({ firstYear }) => firstYear)),
      source: commonSource(rows.map(({ source }) => source)),
    }
  })
}

/** Classes at which schools take children in and fees change: the first of each stage. */
const entryClasses = [1, 6, 9, 11]
/** So many rows are read at a glance. */
const rowsAtAGlance = 7

/** The steps of the lowest class, of those that begin a stage, and of the highest; all where they are few. */
export function entrySteps(steps: readonly FeeStep[]): readonly FeeStep[] {
  if (steps.length <= rowsAtAGlance) return steps
  return steps.filter(
    ({ from, to }, index) =>
      index === 0 || index === steps.length - 1 || entryClasses.some((entry) => from <= entry && entry <= to),
  )
}

/** What a class, else the lowest of the newest session, costs a year in each session that has it, newest first. */
export function feeRise(
  sessions: readonly FeeSession[],
  chosen?: number,
): {
  class: number
  sessions: { session: string; recurring: number }[]
} {
  const entry = chosen ?? sessions[0]?.steps[0]?.from ?? 0
  const rows = sessions.flatMap(({ session, steps }) => {
    const step = steps.find(({ from, to }) => from <= entry && entry <= to)
    return step ? [{ session, recurring: step.fee.recurring }] : []
  })
  return { class: entry, sessions: rows }
}
