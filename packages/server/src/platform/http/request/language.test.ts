import { expect, test } from 'vitest'
import { requestedLanguage } from './language.ts'

test.each([
  ['hi', 'hi'],
  ['hi-IN, en;q=0.5', 'hi'],
  [' HI ;q=1', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['mr, hi', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['x'.repeat(100_000), 'en'],
])('%s is answered in %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language)
})
