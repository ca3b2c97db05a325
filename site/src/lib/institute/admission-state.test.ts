import { expect, it } from 'vitest'
import { admissionLeft, admissionState } from './admission-state.ts'

it.each([
  ['2026-11-01', '2026-12-11', 'Open now', 'till 11 Dec 2026 · 20 days to go'],
  ['2027-01-05', '2027-02-10', 'Open soon', 'from 5 Jan 2027 · 45 days to go'],
  ['2026-01-05', '2026-02-10', 'Closed', 'from 10 Feb 2026'],
  ['2026-11-21', null, 'Last day not known', 'from 21 Nov 2026'],
])('opening %s and closing %s they are: %s %s', (opensOn, closesOn, value, unit) => {
  expect(admissionState({ opensOn, closesOn, allYear: false }, '2026-11-21', 'en')).toEqual({ value, unit })
})

it('is open on every day where forms are taken all year', () => {
  const allYear = { opensOn: null, closesOn: null, allYear: true }
  expect(admissionState(allYear, '2026-11-21', 'en')).toEqual({ value: 'Open now', unit: 'all year' })
})

it('is not known without a date', () => {
  expect(admissionState({ opensOn: null, closesOn: null, allYear: false }, '2026-11-21', 'en')).toBeNull()
  expect(admissionState(null, '2026-11-21', 'en')).toBeNull()
})

const dated = (admissionsOpenTill: string | null, admitting: 'open' | 'not-here') => ({
  ...{ admissionsOpenTill, admitting, admissionsAllYear: false },
})

it.each([
  ['2026-12-03', 'open', 'Open, 12 days left'],
  ['2026-11-22', 'open', 'Open, 1 day left'],
  ['2026-11-21', 'open', 'Open, last day today'],
  ['2026-12-03', 'not-here', 'Open at the school, 12 days left'],
  [null, 'not-here', null],
] as const)('a card of a school that takes forms till %s (%s) says %s', (till, admitting, expected) => {
  expect(admissionLeft(dated(till, admitting), '2026-11-21', 'en')).toBe(expected)
})

it('has no days left where forms are taken all year', () => {
  const allYear = { admissionsOpenTill: null, admissionsAllYear: true, admitting: 'open' as const }
  expect(admissionLeft(allYear, '2026-11-21', 'en')).toBe('Forms are taken all year')
})
