import type { PublicRefundRule } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { refundDue } from './refund-due.ts'

const rule = (clause: string, refundPercent: number, overrides: Partial<PublicRefundRule>): PublicRefundRule => ({
  appliesTo: 'college',
  academicYear: null,
  fromDate: null,
  untilDate: null,
  fromDay: null,
  untilDay: null,
  refundPercent,
  deductionPercent: null,
  deductionMax: null,
  clause,
  clauseLocal: null,
  source: { name: 'UGC', asOf: '2024-06-12', tier: 'reported' },
  ...overrides,
})
/** The published rules: those of 2024-25 by dates, and those of 2018 by days from the last date of admission. */
const rules = [
  rule('whole', 100, { academicYear: '2024-25', untilDate: '2024-09-30' }),
  rule('less 1,000', 100, {
    ...{ academicYear: '2024-25', fromDate: '2024-10-01', untilDate: '2024-10-31' },
    deductionMax: 1000,
  }),
  rule('100%', 100, { untilDay: -15, deductionPercent: 5, deductionMax: 5000 }),
  rule('90%', 90, { fromDay: -14, untilDay: 0 }),
  rule('80%', 80, { fromDay: 1, untilDay: 15 }),
  rule('50%', 50, { fromDay: 16, untilDay: 30 }),
  rule('0%', 0, { fromDay: 31 }),
]
const ask = (leavesOn: string, lastDate: string | null = null, paid = 80_001) =>
  refundDue(rules, { kind: 'college', paid, leavesOn, lastDate })

describe('what is given back of a fee', () => {
  it.each([
    ['2024-04-01', 'whole', 80_001, 0],
    ['2024-09-30', 'whole', 80_001, 0],
    ['2024-10-01', 'less 1,000', 79_001, 1_000],
    ['2024-10-31', 'less 1,000', 79_001, 1_000],
  ])('is by date on %s', (day, clause, due, deduction) => {
    expect(ask(day)).toMatchObject({ type: 'due', rule: { clause }, due, deduction, pastYear: null })
  })

  it.each([
    // 5 % of 80,001 is 4,000.05: at most 4,000 are deducted.
    [-400, '2026-06-26', '100%', 76_001, 4_000],
    [-16, '2027-07-15', '100%', 76_001, 4_000],
    [-15, '2027-07-16', '100%', 76_001, 4_000],
    // 72,000.9
    [-14, '2027-07-17', '90%', 72_001, 0],
    [-1, '2027-07-30', '90%', 72_001, 0],
    [0, '2027-07-31', '90%', 72_001, 0],
    // 64,000.8
    [1, '2027-08-01', '80%', 64_001, 0],
    [15, '2027-08-15', '80%', 64_001, 0],
    // 40,000.5
    [16, '2027-08-16', '50%', 40_001, 0],
    [30, '2027-08-30', '50%', 40_001, 0],
    [31, '2027-08-31', '0%', 0, 0],
    [200, '2028-02-16', '0%', 0, 0],
  ])('is %i days from the last date of admission, on %s, the step of %s', (_, day, clause, due, deduction) => {
    expect(ask(day, '2027-07-31')).toMatchObject({ type: 'due', rule: { clause }, due, deduction, pastYear: '2024-25' })
  })

  it('is by days after the dates of a year, and needs the last date then', () => {
    expect(ask('2024-11-01')).toEqual({ type: 'needs-last-date', pastYear: null })
    expect(ask('2024-11-01', '2024-10-31')).toMatchObject({ rule: { clause: '80%' }, pastYear: null })
    expect(ask('2024-10-31', '2024-08-01')).toMatchObject({ rule: { clause: 'less 1,000' } })
  })

  it('says that the newest dated rules are of a year that is over, from the first day of the next', () => {
    expect(ask('2025-03-31').pastYear).toBeNull()
    expect(ask('2025-04-01').pastYear).toBe('2024-25')
    // An earlier year has no rules of a later one.
    expect(ask('2024-03-31')).toEqual({ type: 'needs-last-date', pastYear: null })
  })

  it('deducts ₹5,000 at most of a large fee, and of a small one not more than is given back', () => {
    expect(ask('2027-07-01', '2027-07-31', 2_00_000)).toMatchObject({ due: 1_95_000, deduction: 5_000 })
    expect(ask('2024-10-15', null, 600)).toMatchObject({ due: 0, deduction: 600 })
  })

  it('has no rule for schools, and none for days that no rule names', () => {
    const school = refundDue(rules, { kind: 'school', paid: 1, leavesOn: '2024-09-01', lastDate: null })
    expect(school).toEqual({ type: 'no-rule', pastYear: null })
    const gap = rules.filter(({ clause }) => clause !== '80%')
    const query = { kind: 'college', paid: 1, leavesOn: '2027-08-01', lastDate: '2027-07-31' } as const
    expect(refundDue(gap, query).type).toBe('no-rule')
    expect(refundDue([], query)).toEqual({ type: 'no-rule', pastYear: null })
  })

  it('takes a rule between two dates of no year', () => {
    const dated = rule('spell', 100, { fromDate: '2026-01-01', untilDate: '2026-12-31' })
    const query = { kind: 'college', paid: 7, lastDate: null } as const
    expect(refundDue([dated], { ...query, leavesOn: '2026-12-31' })).toMatchObject({ due: 7, pastYear: null })
    expect(refundDue([dated], { ...query, leavesOn: '2027-01-01' }).type).toBe('no-rule')
  })
})
