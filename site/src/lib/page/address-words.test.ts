import { expect, test } from 'vitest'
import { addressWords } from './address-words.ts'

test.each([
  ['/schools/delih', 'schools delih'],
  ['/hi/school/dps_Pune-2', 'dps Pune 2'],
  ['/exam/jee-mian/index.html', 'jee mian'],
  ['/schools/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80', 'schools दिल्ली'],
  ['/schools/%ff<b>', 'schools ff b'],
  ['/hi', ''],
  [`/a/${'x'.repeat(300)}`, `a ${'x'.repeat(198)}`],
])('the words of %s are "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words)
})
