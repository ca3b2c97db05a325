import type { ClassFee } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { riseOf } from './rise.ts'
import { schoolCost } from './school-cost.ts'

const fee = (session: string, grade: number, overrides: Partial<ClassFee>): ClassFee => ({
  session,
  class: grade,
  registration: null,
  admission: null,
  caution: null,
  tuition: null,
  tuitionPeriod: 'year',
  annual: null,
  development: null,
  exam: null,
  transport: [],
  hostel: null,
  booksEstimate: null,
  other: [],
  siblingDiscount: null,
  firstYear: 0,
  recurring: 0,
  source: { name: 'The school', asOf: '2026', tier: 'institute' },
  ...overrides,
})
const newest = [
  fee('2026-27', 10, {
    ...{ registration: 500, admission: 20_000, caution: 10_000, tuition: 4_500, tuitionPeriod: 'month', annual: 6_500 },
    other: [{ name: 'Laboratory', amount: 1_200 }],
    transport: [
      { upToKm: 5, amount: 12_000 },
      { upToKm: 10, amount: 18_000 },
    ],
    hostel: 100_000,
  }),
  fee('2026-27', 11, {
    ...{ registration: 700, admission: 25_000, caution: 15_000, tuition: 15_000, tuitionPeriod: 'quarter' },
    ...{ annual: 6_500, exam: 1_000, hostel: 110_000 },
    transport: [{ upToKm: 5, amount: 13_000 }],
  }),
  fee('2026-27', 12, { tuition: 66_000, annual: 6_501, transport: [{ upToKm: 5, amount: 14_000 }] }),
]
// 3,500 × 12 + 8,000 = 50,000, and two years later 4,500 × 12 + 6,500 = 60,500: 50,000 × 1.1 × 1.1. The laboratory is new: not compared.
const older = [
  fee('2025-26', 10, { tuition: 56_000 }),
  fee('2024-25', 10, { tuition: 3_500, tuitionPeriod: 'month', annual: 8_000, exam: 900 }),
  fee('2024-25', 9, { tuition: 1 }),
]
const none = { class: null, busKm: null, hostel: false, books: false }
const school = { fees: [...newest, ...older], classTo: 12 }

describe('the cost of a school', () => {
  it('is right to the rupee for a table worked out by hand', () => {
    const cost = schoolCost(school, none)
    expect(cost?.rise).toEqual({ type: 'measured', tenths: 100, measured: 100, from: '2024-25', to: '2026-27' })
    expect(cost?.years).toEqual([
      // 500 + 20,000 + 4,500 × 12 + 6,500 + 1,200, no rise in the first year.
      { class: 10, session: '2026-27', amounts: { today: 82_200, projected: 82_200 }, incomplete: true },
      // 15,000 × 4 + 6,500 + 1,000 = 67,500; × 1.1: 66,000 + 7,150 + 1,100.
      { class: 11, session: '2027-28', amounts: { today: 67_500, projected: 74_250 }, incomplete: true },
      // 66,000 + 6,501 = 72,501; × 1.21: 79,860 + 7,866.21, which is 7,866.
      { class: 12, session: '2028-29', amounts: { today: 72_501, projected: 87_726 }, incomplete: true },
    ])
    // 82,200 + 67,500 + 72,501, and 82,200 + 74,250 + 87,726: without the deposit.
    expect(cost?.total).toEqual({ today: 222_201, projected: 244_176 })
    expect(cost).toMatchObject({ session: '2026-27', to: 12, deposit: 10_000, incomplete: true })
  })

  it('has a line for each fee of the table, unknown ones among them and counted nowhere', () => {
    const lines = schoolCost(school, none)?.lines
    expect(
      lines?.map(({ head, period, each, amounts, unknownYears }) => [head, period, each, amounts, unknownYears]),
    ).toEqual([
      ['registration', 'once', 500, { today: 500, projected: 500 }, 0],
      ['admission', 'once', 20_000, { today: 20_000, projected: 20_000 }, 0],
      // 54,000 + 60,000 + 66,000; 54,000 + 66,000 + 79,860.
      ['tuition', 'month', 4_500, { today: 180_000, projected: 199_860 }, 0],
      // 6,500 + 6,500 + 6,501; 6,500 + 7,150 + 7,866.
      ['annual', 'year', 6_500, { today: 19_501, projected: 21_516 }, 0],
      ['development', 'year', null, null, 3],
      ['exam', 'year', 1_000, { today: 1_000, projected: 1_100 }, 2],
      ['other', 'year', 1_200, { today: 1_200, projected: 1_200 }, 0],
    ])
    expect(lines?.at(-1)?.name).toBe('Laboratory')
  })

  it('adds the bus, the hostel and books only where they are chosen', () => {
    const bus = schoolCost(school, { ...none, busKm: 5 })
    // 12,000 + 13,000 + 14,000; 12,000 + 14,300 + 16,940.
    expect(bus?.lines.at(-1)).toMatchObject({ head: 'transport', amounts: { today: 39_000, projected: 43_240 } })
    expect(bus?.total).toEqual({ today: 261_201, projected: 287_416 })
    // The longer way and the hostel are not in the table of every class.
    const far = schoolCost(school, { ...none, busKm: 10, hostel: true })
    expect(far?.lines.slice(-2)).toMatchObject([
      { head: 'transport', amounts: { today: 18_000, projected: 18_000 }, unknownYears: 2 },
      { head: 'hostel', amounts: { today: 210_000, projected: 221_000 }, unknownYears: 1 },
    ])
    // What the school does not publish cannot be chosen.
    const unpublished = schoolCost(school, { ...none, busKm: 7, books: true })
    expect(unpublished?.choice).toEqual({ class: 10, busKm: null, hostel: false, books: false })
    expect(unpublished?.options).toEqual({ classes: [10, 11, 12], busKm: [5, 10], hostel: true, books: false })
    expect(unpublished?.total).toEqual(schoolCost(school, none)?.total)
  })

  it('begins in the chosen class with its own one-time fees, and ends with the last', () => {
    const eleventh = schoolCost(school, { ...none, class: 11 })
    // 700 + 25,000 + 67,500; then 72,501 and × 1.1: 72,600 + 7,151.1, which is 7,151.
    expect(eleventh?.years.map(({ amounts }) => amounts)).toEqual([
      { today: 93_200, projected: 93_200 },
      { today: 72_501, projected: 79_751 },
    ])
    expect(eleventh?.deposit).toBe(15_000)
    const last = schoolCost(school, { ...none, class: 12 })
    expect(last?.years).toHaveLength(1)
    expect(last?.total).toEqual({ today: 72_501, projected: 72_501 })
    expect(last?.deposit).toBeNull()
    expect(schoolCost(school, { ...none, class: 3 })?.choice.class).toBe(10)
  })

  it('shows a class without a row as unknown, between others and after them', () => {
    const gap = { fees: [fee('2026-27', 8, { tuition: 100 }), fee('2026-27', 10, { tuition: 200 })], classTo: 11 }
    const cost = schoolCost(gap, none)
    expect(
      cost?.years.map(({ class: grade, amounts, incomplete }) => [grade, amounts?.today ?? null, incomplete]),
    ).toEqual([
      [8, 100, true],
      [9, null, true],
      [10, 200, true],
      [11, null, true],
    ])
    expect(cost?.total?.today).toBe(300)
    expect(cost?.lines.find(({ head }) => head === 'tuition')?.unknownYears).toBe(2)
    // The last class of the table, where that of the school is not known.
    expect(schoolCost({ ...gap, classTo: null }, none)?.to).toBe(10)
  })

  it('has no total without a known fee, and is nothing without a table', () => {
    expect(schoolCost({ fees: [fee('2026-27', 1, {})], classTo: null }, none)?.total).toBeNull()
    expect(schoolCost({ fees: [], classTo: 12 }, none)).toBeUndefined()
  })

  it('is complete where every fee is known', () => {
    const all = { registration: 0, admission: 1, tuition: 2, annual: 3, development: 4, exam: 5 }
    const cost = schoolCost({ fees: [fee('1999-00', 12, all)], classTo: 12 }, none)
    expect(cost).toMatchObject({ incomplete: false, total: { today: 15, projected: 15 } })
  })

  it('names the school year after a turn of the century', () => {
    const fees = [fee('2098-99', 11, { tuition: 1 }), fee('2098-99', 12, { tuition: 1 })]
    expect(schoolCost({ fees, classTo: 12 }, none)?.years.map(({ session }) => session)).toEqual(['2098-99', '2099-00'])
  })
})

describe('the rise of a school’s fees', () => {
  const tuition = (session: string, amount: number | null, grade = 1) => fee(session, grade, { tuition: amount })

  it.each([
    ['no session', [], 0],
    ['one session', [tuition('2026-27', 100)], 1],
    ['two sessions', [tuition('2026-27', 106), tuition('2025-26', 100)], 2],
    ['sessions without a common class', [tuition('2026-27', 9), tuition('2025-26', 9, 2), tuition('2024-25', 9, 3)], 3],
    ['sessions without a common fee', [tuition('2026-27', null), tuition('2025-26', 9), tuition('2024-25', 9)], 3],
  ])('is a range of 0 to 10 % with %s', (_, fees, sessions) => {
    expect(riseOf(fees)).toEqual({ type: 'assumed', tenths: 100, sessions })
  })

  it('is that of one year, to a tenth of a percent, over sessions that are missing too', () => {
    // 1,000 to 1,128 in two years: √1.128 = 1.06207; in three years ∛1.128 = 1.04096.
    const fees = [tuition('2025-26', 1_128), tuition('2024-25', 5), tuition('2023-24', 1_000)]
    expect(riseOf(fees)).toMatchObject({ type: 'measured', tenths: 62, from: '2023-24', to: '2025-26' })
    const apart = [tuition('2026-27', 1_128), tuition('2024-25', 5), tuition('2023-24', 1_000)]
    expect(riseOf(apart)).toMatchObject({ tenths: 41 })
  })

  it('projects no fall', () => {
    // 1,000 to 960.4 would be 0.98 × 0.98.
    const fees = [tuition('2026-27', 9_604), tuition('2025-26', 9_800), tuition('2024-25', 10_000)]
    expect(riseOf(fees)).toMatchObject({ type: 'fallen', tenths: 0, measured: -20 })
    expect(riseOf(fees.map((row) => ({ ...row, tuition: 7 })))).toMatchObject({ type: 'fallen', measured: 0 })
  })
})
