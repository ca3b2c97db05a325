import { expect, test } from 'vitest'
import { splitUnapplied, unappliedPath } from './unapplied.ts'

test.each([
  ['/colleges/mba', ['without cat'], '/colleges/mba?unapplied=without+cat'],
  [
    '/schools/pune?sort=rating',
    ['non cbse', '80 percent'],
    '/schools/pune?sort=rating&unapplied=non+cbse&unapplied=80+percent',
  ],
  ['/courses?level=ug', ['बिना'], `/courses?level=ug&unapplied=${encodeURIComponent('बिना')}`],
  ['/colleges/mba', [], '/colleges/mba'],
  ['/course/mba', ['without cat'], '/course/mba'],
  ['/exam/neet-ug#cutoff', ['20000 rank'], '/exam/neet-ug#cutoff'],
])('%s of a search with %j is %s', (path, words, expected) => {
  expect(unappliedPath(path, words)).toBe(expected)
})

test('an address names at most three short texts, and they are no filters', () => {
  const requested = new URLSearchParams([...'abcd'].map((letter) => ['unapplied', letter.repeat(200)]))
  requested.append('board', 'cbse')
  const { unapplied, parameters } = splitUnapplied(requested)
  expect(unapplied.map(({ length }) => length)).toEqual([60, 60, 60])
  expect(parameters.toString()).toBe('board=cbse')
})
