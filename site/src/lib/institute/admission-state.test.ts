import { expect, it } from 'vitest'
import { admissionState } from './admission-state.ts'

it.each([
  ['2026-11-01', '2026-12-11', 'Open now', 'till 11 Dec 2026'],
  ['2027-01-05', '2027-02-10', 'Open soon', 'from 5 Jan 2027'],
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
