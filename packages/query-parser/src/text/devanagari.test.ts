import { expect, test } from 'vitest'
import { romanizeText, romanizeToken, transliterate } from './devanagari.ts'
import { normalize } from './normalize.ts'

test.each([
  ['कानपुर', 'kanpur'],
  ['दिल्ली', 'dilli'],
  ['नागपुर', 'nagpur'],
  ['चंडीगढ़', 'chandigarh'],
  ['मुंबई', 'mumbai'],
  ['केंद्र', 'kendra'],
  ['पुणे', 'pune'],
])('%s is transliterated', (word, latin) => {
  expect(transliterate(normalize(word))).toBe(latin)
})

test('inherent vowels are kept where asked for', () => {
  expect(transliterate('कानपुर', false)).toBe('kanapur')
})

test.each([
  ['सीबीएसई', 'cbse'],
  ['आईसीएसई', 'icse'],
  ['एमबीए', 'mba'],
  ['यूजीसी', 'ugc'],
  ['डब्ल्यू', 'w'],
  ['स्कूल', 'school'],
  ['कन्नड़', 'kannada'],
  ['दिल्ली', 'दिल्ली'],
  ['school', 'school'],
])('%s is romanized', (token, latin) => {
  expect(romanizeToken(normalize(token))).toBe(latin)
})

test.each([
  ['जेएनयू', 'jnu'],
  ['दिल्ली विश्वविद्यालय', 'दिल्ली university'],
  ['के सी कॉलेज', 'के सी college'],
  ['st stephens', 'st stephens'],
])('words of %s are Latin where English has them', (text, latin) => {
  expect(romanizeText(text)).toBe(latin)
})
