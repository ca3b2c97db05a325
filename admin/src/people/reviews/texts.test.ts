import type { StaffReviewDetails } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { reasonLanguage, withReason } from './texts.ts'

test('a standard reason is added to what is typed, once', () => {
  expect(withReason(' ', 'It insults.')).toBe('It insults.')
  expect(withReason('See line two. ', 'It insults.')).toBe('See line two.\n\nIt insults.')
  expect(withReason('It insults. And more', 'It insults.')).toBe('It insults. And more')
})

test('a reason is in the language of the review, or else of its author', () => {
  const review = (pros: string, language: 'en' | 'hi') =>
    ({ pros, cons: 'Far', authorFacts: { language } }) as StaffReviewDetails
  expect(reasonLanguage(review('Good', 'en'))).toBe('en')
  expect(reasonLanguage(review('Good', 'hi'))).toBe('hi')
  expect(reasonLanguage(review('अच्छे शिक्षक', 'en'))).toBe('hi')
})
