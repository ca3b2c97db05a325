import { type ClassFee, timesAYear } from '@pravesh/contract'

/** A yearly rise of fees in tenths of a percent, with its origin. Only whole tenths are used, so that a reader can repeat the sum. */
export type Rise =
  | { type: 'measured' | 'fallen'; tenths: number; measured: number; from: string; to: string }
  | { type: 'assumed'; tenths: number; sessions: number }

/** The upper end of the range where a rise cannot be measured: an assumption of the page, named as one. */
export const assumedTenths = 100
/** Two sessions have one rise between them, which may be an exception. */
const leastSessions = 3

/** Rupees of a year's fee after some yearly rises, rounded to the rupee. */
export const projectFee = (rupees: number, tenths: number, years: number): number =>
  Math.round(rupees * (1 + tenths / 1000) ** years)

/** What everybody pays every year, by its name; null where it is not known. */
function yearlyFees(fee: ClassFee): ReadonlyMap<string, number | null> {
  const tuition = fee.tuition === null ? null : fee.tuition * timesAYear[fee.tuitionPeriod]
  return new Map([
    ['tuition', tuition],
    ['annual', fee.annual],
    ['development', fee.development],
    ['exam', fee.exam],
    ...fee.other.map(({ name, amount }) => [`other ${name}`, amount] as const),
  ])
}

/** The first year of a session: 2026 of 2026-27. */
export const sessionYear = (session: string): number => Number(session.slice(0, 4))

/** The sums of two sessions over the classes and yearly fees that both publish. */
function comparableSums(older: readonly ClassFee[], newer: readonly ClassFee[]): [older: number, newer: number] {
  const sums: [number, number] = [0, 0]
  for (const fee of older) {
    const later = newer.find((row) => row.class === fee.class)
    if (!later) continue
    const laterFees = yearlyFees(later)
    for (const [name, amount] of yearlyFees(fee)) {
      const laterAmount = laterFees.get(name) ?? null
      if (amount === null || laterAmount === null) continue
      sums[0] += amount
      sums[1] += laterAmount
    }
  }
  return sums
}

/**
 * The yearly rise of a school's fees between its oldest and its newest session, compared for the same classes and the same fees. A fall is
 * measured but not projected. With under three sessions, or nothing to compare, a range from no rise to `assumedTenths`.
 */
export function riseOf(fees: readonly ClassFee[]): Rise {
  const sessions = [...new Set(fees.map(({ session }) => session))].toSorted()
  const [from = '', to = ''] = [sessions.at(0), sessions.at(-1)]
  const assumed = { type: 'assumed', tenths: assumedTenths, sessions: sessions.length } as const
  if (sessions.length < leastSessions) return assumed
  const inSession = (name: string) => fees.filter(({ session }) => session === name)
  const [older, newer] = comparableSums(inSession(from), inSession(to))
  if (older === 0 || newer === 0) return assumed
  const measured = Math.round(((newer / older) ** (1 / (sessionYear(to) - sessionYear(from))) - 1) * 1000)
  return { type: measured > 0 ? 'measured' : 'fallen', tenths: Math.max(measured, 0), measured, from, to }
}
