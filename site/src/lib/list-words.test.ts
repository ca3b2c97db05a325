import { expect, it } from 'vitest'
import { listWords } from './list-words.ts'

it('joins labels into a sentence', () => {
  expect(listWords(['Dates', 'Pattern', 'NIRF rank'], 'en')).toBe('Dates, pattern and NIRF rank')
  expect(listWords(['Dates'], 'en')).toBe('Dates')
  expect(listWords(['फ़ीस', 'तारीख़ें'], 'hi')).toBe('फ़ीस और तारीख़ें')
})
