import { expect, test } from 'vitest'
import { type CorrectionSource, correctWord, createDeletionIndex, editDistance } from './correction.ts'

const wordCosts = new Map(['icse', 'cbse', 'school', 'nursery', 'bangalore', 'pune', 'law'].map((word) => [word, 0.1]))
const source: CorrectionSource = {
  wordCosts: wordCosts,
  deletions: createDeletionIndex(wordCosts.keys()),
  isNameWord: (word) => word === 'schol',
}

test.each([
  ['school', 'school', 0],
  ['school', 'scool', 1],
  ['school', 'shcool', 1],
  ['school', 'schooll', 1],
  ['school', 'sxhool', 1],
  ['nursery', 'nuresyr', 2],
  ['', 'ab', 2],
  ['pune', 'patna', 3],
  ['law', 'school', 3],
])('%s and %s are %i slips apart', (first, other, distance) => {
  expect(editDistance(first, other)).toBe(distance)
  expect(editDistance(other, first)).toBe(distance)
})

test.each([
  ['shcool', 'school'],
  ['nurseri', 'nursery'],
  ['banglaore', 'bangalore'],
  ['bngaloree', 'bangalore'],
  ['punee', 'pune'],
  ['isce', 'icse'],
])('%s is a slip of %s', (word, expected) => {
  expect(correctWord(source, word)[0]?.word).toBe(expected)
})

test.each([
  ['cbse', 'a word that is known'],
  ['schol', 'a word of names'],
  ['hbse', 'another abbreviation'],
  ['lae', 'a word that is too short'],
  ['qune', 'a short word with another first letter'],
  ['sxhoxl', 'two slips in a short word'],
  ['x'.repeat(25), 'a word that is too long'],
  ['दिल्ली', 'a word in another script'],
])('%s is not corrected: %s', (word) => {
  expect(correctWord(source, word)).toEqual([])
})

test('a slip in the first letter comes after one inside', () => {
  const [nearest, next] = correctWord(
    {
      wordCosts: new Map([
        ['range', 0.1],
        ['orang', 0.1],
      ]),
      deletions: createDeletionIndex(['range', 'orang']),
      isNameWord: () => false,
    },
    'orange',
  )
  expect([nearest?.word, next?.word]).toEqual(['orang', 'range'])
})
