import { expect, test } from 'vitest'
import { ageOn, eligibleClasses } from './eligible-classes.ts'

test.each([
  ['2021-03-31', '2027-03-31', { years: 6, months: 0, days: 0 }],
  ['2021-04-01', '2027-03-31', { years: 5, months: 11, days: 30 }],
  ['2020-02-29', '2027-02-28', { years: 6, months: 11, days: 30 }],
  ['2020-02-29', '2028-02-29', { years: 8, months: 0, days: 0 }],
  ['2021-01-31', '2021-03-01', { years: 0, months: 1, days: 1 }],
  ['2027-01-01', '2026-03-31', { years: 0, months: 0, days: 0 }],
])('who was born on %s is on %s as old as people say', (born, on, age) => {
  expect(ageOn(born, on)).toEqual(age)
})

test.each([
  ['2021-06-14', '2027-28', [-1, 0]],
  ['2021-03-31', '2027-28', [0, 1]],
  ['2024-03-31', '2027-28', [-2]],
  ['2024-04-01', '2027-28', []],
  ['2009-03-31', '2027-28', [12]],
])('who was born on %s fits in %s into %j', (born, session, fitting) => {
  const { classes } = eligibleClasses(born, session)
  expect(classes.filter(({ fit }) => fit === 'fits').map(({ number }) => number)).toEqual(fitting)
})

test('below the least age a class is too early, two years above it a child is older than most', () => {
  const { classes, on } = eligibleClasses('2019-03-31', '2027-28')
  expect(on).toBe('2027-03-31')
  expect(classes.find(({ number }) => number === 4)?.fit).toBe('tooYoung')
  expect(classes.find(({ number }) => number === 1)?.fit).toBe('older')
})
