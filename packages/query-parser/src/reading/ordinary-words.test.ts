import { expect, test } from 'vitest'
import { createTestLexicon } from '../testing/lexicon.ts'
import { parseQuery } from './parse.ts'

const lexicon = createTestLexicon()

test.each(['cake', 'code', 'gold', 'topic', 'cheat', 'stores', 'isse', 'khana', 'ladke', 'खाना', 'पत्नी'])(
  '%s is no slip of a word of the catalogue, nor sounds as one',
  (word) => {
    const [reading] = parseQuery(lexicon, `cbse schools in pune ${word}`)
    expect(reading?.slots.map(({ value }) => value)).toEqual(['cbse'])
    expect([reading?.place?.slug, reading?.section, reading?.rest]).toEqual(['pune', undefined, word])
  },
)

test('a slip is still put right beside ordinary words', () => {
  const [reading] = parseQuery(lexicon, 'honest shcools in banglore')
  expect([reading?.kind, reading?.place?.slug, reading?.rest]).toEqual(['school', 'bengaluru', 'honest'])
})
