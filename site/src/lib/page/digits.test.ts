import { expect, test } from 'vitest'
import { codeIn, plainDigits } from './digits.ts'

test('Devanagari digits are digits', () => {
  expect(plainDigits('२७ मार्च २०१२, 5')).toBe('27 मार्च 2012, 5')
})

test.each([
  ['123456', '123456'],
  ['१२३४५६', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['654321 is your code to sign in to Pravesh. It works for 5 minutes.', '654321'],
  ['Sent to 9876543210: 654321', '654321'],
  ['12', '12'],
  ['1234567', '123456'],
  ['no code', ''],
])('%s holds the code %s', (text, code) => expect(codeIn(text)).toBe(code))
