import { expect, test } from 'vitest'
import { countableText } from './countable-text.ts'

test('spellings of one text are one', () => {
  expect(countableText('  CBSE   Schools, Pune ')).toBe('cbse schools pune')
  expect(countableText('दिल्ली के स्कूल')).toBe(countableText('दिल्ली  के स्कूल'))
})

test('what may hold a number or an address of a person is never counted', () => {
  const personal = [
    'asha@mail.example',
    'asha @ mail',
    'call 9812345678',
    'call 98123 45678',
    '+91 98123-45678',
    '९८१२३४५६७८',
    '٩٨١٢٣٤٥٦٧٨',
    'roll 12345678',
    '1234567',
    '012345',
    '560034 1234',
    '560034 560035',
    '  ',
    '?!',
    'x'.repeat(81),
  ]
  expect(personal.filter((text) => countableText(text) !== undefined)).toEqual([])
})

test('a PIN code, a class, a year and a fee are counted', () => {
  for (const text of ['schools near 560034', 'class 11 schools 560034', 'neet 2026', 'schools under 50000'])
    expect(countableText(text)).toBe(text)
})
