import { expect, test } from 'vitest'
import { codeIn } from './digits.ts'

test.each([
  ['123456', '123456'],
  ['१२३४५६', '123456'],
  [' 123 456 ', '123456'],
  ['\u202a১২৩\u2009৪৫৬\u202c', '123456'],
  ['123-456', '123456'],
  ['654321 is your code to sign in to Pravesh. It works for 5 minutes.', '654321'],
  ['Sent to 9876543210: 654321', '654321'],
  ['12', '12'],
  ['1234567', '123456'],
  ['no code', ''],
])('%s holds the code %s', (text, code) => expect(codeIn(text)).toBe(code))
