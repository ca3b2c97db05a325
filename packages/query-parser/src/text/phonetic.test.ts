import { expect, test } from 'vitest'
import { nameKey, phoneticKey, phraseKey } from './phonetic.ts'

test.each([
  ['kolkata', 'kolkatta'],
  ['lucknow', 'luknow'],
  ['vidyalaya', 'vidyalay'],
  ['jaipur', 'jaypur'],
  ['pune', 'पुणे'],
  ['kanpur', 'कानपुर'],
  ['wardha', 'vardha'],
  ['chhattisgarh', 'chatisgarh'],
  ['meerut', 'mirut'],
])('%s sounds as %s', (first, other) => {
  expect(phoneticKey(first)).toBe(phoneticKey(other))
})

test.each([
  ['pune', 'patna'],
  ['cat', 'chat'],
  ['surat', 'sirat'],
])('%s does not sound as %s', (first, other) => {
  expect(phoneticKey(first)).not.toBe(phoneticKey(other))
})

test('a phrase sounds word by word, a name in either script and without "the"', () => {
  expect(phraseKey('new delhi')).toBe(`${phoneticKey('new')} ${phoneticKey('delhi')}`)
  expect(nameKey('The Army Public School')).toBe(nameKey('आर्मी पब्लिक स्कूल'))
})
