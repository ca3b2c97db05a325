import { expect, test } from 'vitest'
import { describeReading, sortTokens } from '../testing/describe-reading.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { judgedQueries } from '../testing/queries.ts'
import { parseQuery } from './parse.ts'

const lexicon = createTestLexicon()

const cases = judgedQueries
  .split('\n')
  .filter((line) => line.includes(' <= '))
  .flatMap((line) => {
    const [expected = '', queries = ''] = line.split(' <= ')
    return queries.split(' | ').map((query) => [query, sortTokens(expected)] as const)
  })

test('there are enough judged queries', () => {
  expect(cases.length).toBeGreaterThan(300)
})

test.each(cases)('%s', (query, expected) => {
  expect(sortTokens(describeReading(parseQuery(lexicon, query)[0]))).toBe(expected)
})
