import { expect, test } from 'vitest'
import { pageKey as keyOf, longestTarget } from './key.ts'

const reads: Record<string, readonly string[]> = {
  '/schools/all': ['board', 'city', 'state', 'search'],
  '/search': ['q'],
}
const pageKey = (target: string) => keyOf(target, (path) => reads[path] ?? [])

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

test('what a page does not read makes no other page of it, however often it changes', () => {
  expect(pageKey('/schools/all?fbclid=1&')).toBe('/schools/all')
  expect(pageKey('/')).toBe('/')
  const keys = Array.from({ length: 500 }, (_, i) => pageKey(`/school/dps-pune?z=${i}&z${i}=1&city=pune`))
  expect(new Set(keys)).toEqual(new Set(['/school/dps-pune']))
  expect(pageKey('/schools/all?City=pune&city[]=pune&city=pune')).toBe('/schools/all?city=pune')
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
