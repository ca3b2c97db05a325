import { expect, test } from 'vitest'
import { codingFor } from './coding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip;q=1', 'gzip'],
  ['identity', 'identity'],
  ['BR', 'br'],
  ['abracadabra', 'identity'],
  ['x-gzip', 'gzip'],
])('%s is answered with %s', (accept, coding) => {
  expect(codingFor(accept)).toBe(coding)
})

test('a flood of different headers does not change the answer', () => {
  for (let i = 0; i < 1000; i++) expect(codingFor(`gzip;q=0.${i}1`)).toBe('gzip')
})
