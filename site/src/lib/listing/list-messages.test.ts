import { expect, it } from 'vitest'
import { listMessages } from './list-messages.ts'

it('joins labels into a sentence', () => {
  expect(listMessages(['Dates', 'Pattern', 'NIRF rank'], 'en')).toBe('Dates, pattern and NIRF rank')
  expect(listMessages(['Dates'], 'en')).toBe('Dates')
  expect(listMessages(['फ़ीस', 'तारीख़ें'], 'hi')).toBe('फ़ीस और तारीख़ें')
})
