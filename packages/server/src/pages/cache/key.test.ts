import { expect, test } from 'vitest'
import { longestTarget, pageKey } from './key.ts'

test('addresses that mean the same page share a key', () => {
  const key = '/schools/all?board=cbse&city=pune'
  for (const target of [
    '/schools/all?board=cbse&city=pune',
    '/schools/all?city=pune&board=cbse',
    '/schools/all?city=pune&utm_source=x&board=cbse&gclid=1&UTM_Campaign=y',
    '/schools/all?city=pune&board=cbse&search=&state=',
  ])
    expect(pageKey(target)).toBe(key)
})

test('the order of values of one filter is kept', () => {
  expect(pageKey('/schools/all?board=icse&board=cbse')).toBe('/schools/all?board=icse&board=cbse')
})

test('a query of noise alone is the plain path', () => {
  expect(pageKey('/schools/all?fbclid=1&')).toBe('/schools/all')
  expect(pageKey('/')).toBe('/')
})

test('what is no path of ours has no key', () => {
  for (const target of [
    '',
    '*',
    'http://evil.example/',
    '@evil.example/',
    '//evil.example/',
    '/a#b',
    `/${'a'.repeat(longestTarget)}`,
  ])
    expect(pageKey(target)).toBeUndefined()
})

test('a key is its own key', () => {
  const key = pageKey('/search?q=दिल्ली public & school%26x')
  expect(key).toBeDefined()
  expect(pageKey(key ?? '')).toBe(key)
})
