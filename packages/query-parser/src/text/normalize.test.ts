import { expect, test } from 'vitest'
import { normalize } from './normalize.ts'

test.each([
  ['B.Tech CSE, Delhi', 'b tech cse delhi'],
  ['B.A. colleges', 'ba colleges'],
  ['under ₹50,000/-', 'under rs 50000'],
  ['जयपुर में ५०,००० से कम', 'जयपुर में 50000 से कम'],
  ['1.5 lakh', '1.5 lakh'],
  ['+2 schools', 'plus2 schools'],
  ['10+2', 'plus2'],
  ['NAAC A++ colleges', 'naac a++ colleges'],
  ["St. Mary's School", 'st marys school'],
  ['arts & science', 'arts and science'],
  ['Café São', 'cafe sao'],
  ['हज़ार', 'हजार'],
  ['पढ़ाई', 'पॼाई'],
  ['गुड़गांव', 'गुरगांव'],
  ['2026-27', '2026 27'],
  ['विद्\u200dयालय', 'विद्यालय'],
  ['कट\u200cऑफ', 'कटऑफ'],
  ['  ---  ', ''],
])('%s is normalized', (text, expected) => {
  expect(normalize(text)).toBe(expected)
})

test('what is normalized stays as it is', () => {
  for (const text of ['NAAC A++', 'दिल्ली के स्कूल', 'B.Tech ₹2,00,000', 'डब्ल्यू'])
    expect(normalize(normalize(text))).toBe(normalize(text))
})
