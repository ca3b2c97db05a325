import { expect, it } from 'vitest'
import { className, classSpan, slugLabel } from './labels.ts'

it('names classes as schools do', () => {
  expect(className(-2, 'en')).toBe('Nursery')
  expect(className(9, 'en')).toBe('Class 9')
})

it.each([
  [{ classFrom: 1, classTo: 12 }, 'Classes 1 to 12'],
  [{ classFrom: -2, classTo: 12 }, 'Nursery to class 12'],
  [{ classFrom: null, classTo: 10 }, 'Up to class 10, first class not known'],
  [{ classFrom: null, classTo: 10, fees: [{ class: 2 }, { class: 1 }] }, 'Up to class 10; fees known from Class 1'],
  [{ classFrom: 6, classTo: null }, null],
])('says the classes of a school %o as %s', (classes, span) => {
  expect(classSpan(classes, 'en')).toBe(span)
})

it('says a slug in words, in each language', () => {
  expect(slugLabel('gender', 'co-ed', 'en')).toBe('Boys and girls')
  expect(slugLabel('runBy', 'state-government', 'hi')).toBe('राज्य सरकार')
  expect(slugLabel('runBy', 'some-new-kind', 'en')).toBe('some new kind')
})
