import type { ClassFee, Source } from '@pravesh/contract'
import { describe, expect, it, test } from 'vitest'
import { entrySteps, feeExtras, feeRise, feeSessions, partOf } from './school-fees.ts'

const source: Source = { name: 'The school', asOf: '2026', tier: 'institute' }
const fee = (grade: number, tuition: number, overrides: Partial<ClassFee> = {}): ClassFee => ({
  session: '2026-27',
  class: grade,
  registration: null,
  admission: 5000,
  caution: null,
  tuition,
  tuitionPeriod: 'year',
  annual: null,
  development: null,
  exam: null,
  transport: [],
  hostel: null,
  booksEstimate: null,
  other: [],
  siblingDiscount: null,
  firstYear: tuition + 5000,
  recurring: tuition,
  source,
  ...overrides,
})

describe('fees of a school', () => {
  it('joins neighbouring classes that cost the same, and no others', () => {
    const [session] = feeSessions([fee(3, 200), fee(1, 100), fee(2, 100), fee(5, 100), fee(6, 100)])
    expect(session?.steps.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 3],
      [5, 6],
    ])
    expect(session?.highestFee).toBe(5200)
    expect(session?.source).toEqual(source)
  })

  it('keeps sessions apart, newest first, and names no common source where there are two', () => {
    const other: Source = { ...source, tier: 'reported' }
    const sessions = feeSessions([fee(1, 100, { session: '2025-26' }), fee(1, 100), fee(2, 100, { source: other })])
    expect(sessions.map(({ session }) => session)).toEqual(['2026-27', '2025-26'])
    expect(sessions[0]?.steps).toHaveLength(2)
    expect(sessions[0]?.source).toBeNull()
  })

  it('adds up the other parts, and names once what many classes share', () => {
    const transport = [{ upToKm: 5, amount: 9000 }]
    const shared = { transport, siblingDiscount: 'Ten per cent' }
    const [session] = feeSessions([
      fee(1, 100, {
        ...shared,
        other: [
          { name: 'App', amount: 5 },
          { name: 'Club', amount: 6 },
        ],
      }),
      fee(2, 200, shared),
    ])
    expect(feeExtras(session?.steps ?? [])).toEqual({ buses: [transport], discounts: ['Ten per cent'] })
    expect(session?.steps.map(({ fee }) => partOf(fee, 'other'))).toEqual([11, null])
  })

  it('has nothing to say of no fees', () => {
    expect(feeSessions([])).toEqual([])
  })
})

test('a long table is shortened to the classes that children enter, and a short one is not', () => {
  const steps = Array.from({ length: 15 }, (_, index) => ({ from: index - 2, to: index - 2, fee: fee(index - 2, 100) }))
  expect(entrySteps(steps).map(({ from }) => from)).toEqual([-2, 1, 6, 9, 11, 12])
  expect(entrySteps(steps.slice(0, 7))).toHaveLength(7)
})

it('follows the fee of the lowest class through the sessions that have it', () => {
  const fees = [
    fee(1, 300),
    fee(2, 320),
    fee(1, 250, { session: '2025-26' }),
    fee(2, 260, { session: '2025-26' }),
    fee(2, 200, { session: '2024-25' }),
  ]
  expect(feeRise(feeSessions(fees))).toEqual({
    class: 1,
    sessions: [
      { session: '2026-27', recurring: 300 },
      { session: '2025-26', recurring: 250 },
    ],
  })
  expect(feeRise(feeSessions(fees), 2).sessions.map(({ recurring }) => recurring)).toEqual([320, 260, 200])
  expect(feeRise([])).toEqual({ class: 0, sessions: [] })
})
