import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

test.each([
  ['/schools/Delhi', '/schools/delhi'],
  ['/schools/new%20delhi', '/schools/new-delhi'],
  ['/schools/new+delhi', '/schools/new-delhi'],
  ['/schools/new_delhi', '/schools/new-delhi'],
  ['/schools/new--delhi', '/schools/new-delhi'],
  ['/schools/new%E2%80%93delhi', '/schools/new-delhi'],
  ['/schools/-delhi-', '/schools/delhi'],
  ['/schools/delhi%E2%80%8B', '/schools/delhi'],
  ['/schools/delhi),', '/schools/delhi'],
  ['/school/%64elhi', '/school/delhi'],
  ['/HI/schools/delhi/', '/hi/schools/delhi'],
  ['/schools/delhi/index.html', '/schools/delhi'],
  ['/schools/delhi/Index.htm/', '/schools/delhi'],
  ['/schools/delhi.html', '/schools/delhi'],
  ['/index.html', '/'],
  ['/index.html/index.html', '/'],
  ['/hi/index.html', '/hi'],
  ['//schools//delhi', '/schools/delhi'],
  ['/./schools/../delhi', '/schools/delhi'],
  ['/schools/Delhi?board=CBSE&a=/B', '/schools/delhi?board=CBSE&a=/B'],
])('%s is %s', (target, address) => {
  expect(canonicalAddress(target)).toBe(address)
  expect(canonicalAddress(address)).toBe(address)
})

test.each(['/', '/hi', '/exam/jee-main.ics', '/terms/2026-11', '/search?q=A%20b', '/feed.xml'])(
  '%s stays as it is',
  (target) => expect(canonicalAddress(target)).toBe(target),
)

test.each([
  '',
  '*',
  'http://evil.example/',
  '/schools/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80',
  '/schools/a%2Fb',
  '/schools/a\\b',
  '/schools/a%00b',
  '/schools/a%3Fb',
  '/schools/a%2564b',
  '/schools/a#b',
  '/schools/a..b',
  '/schools/a.html.html',
  '/404',
  '/hi/500',
  '/gone?a=b',
])('%s is no page’s address', (target) => {
  expect(canonicalAddress(target)).toBeUndefined()
})
