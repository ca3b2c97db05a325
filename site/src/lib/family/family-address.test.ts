import { expect, test } from 'vitest'
import { missingAddress, payAddress, stepAddress } from './family-address.ts'

const emptyAddress = {
  what: '',
  application: null,
  instituteType: null,
  instituteId: null,
  instituteName: null,
  child: null,
  course: null,
  by: null,
}

test.each([
  [
    { ...emptyAddress, kind: 'application', instituteType: 'school', instituteId: 7, child: 3 },
    '/hi/student/application?school=7&child=3',
  ],
  [
    { ...emptyAddress, kind: 'application', instituteType: 'college', instituteId: 7 },
    '/hi/student/application?college=7',
  ],
  [
    { ...emptyAddress, kind: 'application', instituteType: 'college', instituteId: 7, course: 2 },
    '/hi/student/application?college=7&course=2',
  ],
  [{ ...emptyAddress, kind: 'child-form', child: 3 }, '/hi/student/child?id=3'],
  [{ ...emptyAddress, kind: 'form' }, '/hi/student/application-form'],
  [{ ...emptyAddress, kind: 'add-child' }, '/hi/student/children'],
  [{ ...emptyAddress, kind: 'profile' }, '/hi/student/profile'],
] as const)('%j leads to its page', (step, address) => {
  expect(stepAddress('hi', step)).toBe(address)
})

test('what is missing is filled where it is asked', () => {
  const place = { instituteType: 'college', instituteId: 7 } as const
  expect(missingAddress('en', place, ['applicationForm'])).toBe('/student/application-form')
  expect(missingAddress('en', place, ['applicationForm', 'answers.1'])).toBe('/student/application?college=7')
  const child = { instituteType: 'school', instituteId: 7, child: 3 } as const
  expect(missingAddress('hi', child, ['commonForm'])).toBe('/hi/student/child?id=3')
  expect(missingAddress('hi', child, ['commonForm', 'class'])).toBe('/hi/student/application?school=7&child=3')
})

test('a fee is paid for one institute and one child', () => {
  expect(payAddress('en', { instituteType: 'school', instituteId: 7, child: 3 })).toBe(
    '/student/pay?type=school&institute=7&child=3',
  )
  expect(payAddress('hi', { instituteType: 'college', instituteId: 7, feesType: 'counselling' })).toBe(
    '/hi/student/pay?type=college&institute=7&fees=counselling',
  )
})
