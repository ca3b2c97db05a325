import { today } from '../../../../platform/db/statements/today.ts'
import { chance } from '../../chance.ts'
import { schoolYearOf, sessionFrom } from '../../days.ts'
import { demo } from '../sources.ts'

const round = (rupees: number) => Math.round(rupees / 100) * 100

/** Demo fees of one school in the current session, growing four per cent a class. `base`: the tuition of its lowest class, rupees a year. */
export function demoFees(base: number, from: number, to: number) {
  const session = sessionFrom(schoolYearOf(today()))
  const admission = round(base * 0.4)
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    session,
    class: from + i,
    registration: round(Math.min(base * 0.02, 1_500)),
    admission,
    caution: round(base * 0.1),
    tuition: round(base * 1.04 ** i),
    tuitionPeriod: 'year' as const,
    annual: round(base * 0.12),
    development: round(base * 0.06),
    exam: round(base * 0.01) + 200,
    source: demo,
  }))
}
export type DemoFee = ReturnType<typeof demoFees>[number]

/** The same fees in the two sessions before: each session rose by four to nine per cent, another rate for each school. */
export function earlierFees(url: string, fees: readonly DemoFee[]): DemoFee[] {
  const { between } = chance(`rises ${url}`)
  const lastRise = 1 + between(4, 9) / 100
  const factors = [lastRise, lastRise * (1 + between(4, 9) / 100)]
  return factors.flatMap((factor, index) =>
    fees.map((fee) => ({
      ...fee,
      session: sessionFrom(Number(fee.session.slice(0, 4)) - 1 - index),
      admission: round(fee.admission / factor),
      tuition: round(fee.tuition / factor),
      annual: round(fee.annual / factor),
      development: round(fee.development / factor),
    })),
  )
}

/** Bus, books, hostel and the discount for a brother or sister, which the totals do not count. */
export function optionalFees(url: string, hasHostel: boolean) {
  const { between } = chance(`bus ${url}`)
  const bus = between(10, 24) * 1_000
  return {
    transport: [
      { upToKm: 5, amount: bus },
      { upToKm: 12, amount: bus + 8_000 },
    ],
    booksEstimate: between(30, 90) * 100,
    hostel: hasHostel ? between(90, 180) * 1_000 : null,
    siblingDiscount: 'Ten per cent of the tuition fee for the second child',
  }
}

/** The yearly cost of a class: what the lists display the lowest and highest of. */
export const yearlyFee = (fee: DemoFee) => fee.tuition + fee.annual + fee.development + fee.exam
