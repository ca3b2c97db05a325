import { expect, it } from 'vitest'
import { className, classSpan, slugLabel } from './labels.ts'

it('names classes as schools do', () => {
  expect(className(-2, 'en')).toBe('Nursery')
  expect(className(9, 'en')).toBe('Class 9')
  expect(classSpan(1, 12, 'en')).toBe('Classes 1 to 12')
  expect(classSpan(-2, 12, 'en')).toBe('Nursery to class 12')
  expect(classSpan(null, 10, 'en')).toBe('Up to class 10, first class not known')
  expect(classSpan(6, null, 'en')).toBeNull()
})

it('says a slug in words, in each language', () => {
  expect(slugLabel('gender', 'co-ed', 'en')).toBe('Boys and girls')
  expect(slugLabel('runBy', 'state-government', 'hi')).toBe('राज्य सरकार')
  expect(slugLabel('runBy', 'some-new-kind', 'en')).toBe('some new kind')
})
