import * as contract from '@pravesh/contract'
import { expect, test } from 'vitest'
import * as offered from './choices.ts'

test('forms offer what the contract takes, all of it and in its order', () => {
  expect(offered.relations).toEqual(contract.relations)
  expect(offered.childGenders).toEqual(contract.personGenders)
  expect(offered.categories).toEqual(contract.socialCategories)
  expect(offered.collegeSlots).toEqual(contract.collegeSlots)
  expect(offered.documentTypes).toEqual(contract.documentTypes)
  expect(offered.aspects).toEqual(contract.reviewAspects)
  for (const number of offered.classes) expect(contract.classNumber.safeParse(number).success).toBe(true)
  for (const outside of [offered.classes[0], offered.classes.at(-1)].map((n, end) => (n ?? 0) + (end ? 1 : -1)))
    expect(contract.classNumber.safeParse(outside).success).toBe(false)
})

test.each([
  ['2026-11-23', ['2027-28', '2026-27', '2028-29']],
  ['2027-03-31', ['2027-28', '2026-27', '2028-29']],
  ['2027-04-01', ['2028-29', '2027-28', '2029-30']],
  ['2098-06-01', ['2099-00', '2098-99', '2100-01']],
])('on %s the coming session comes first', (day, sessions) => {
  expect(offered.sessionsOn(day)).toEqual(sessions)
})
