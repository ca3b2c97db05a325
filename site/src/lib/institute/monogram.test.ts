import { expect, it } from 'vitest'
import { monogramGround, monogramOf } from './monogram.ts'

it('takes the letters a name is known by', () => {
  expect(monogramOf('Delhi Public School, R.K. Puram')).toBe('DPS')
  expect(monogramOf('Indian Institute of Technology Bombay')).toBe('IIT')
  expect(monogramOf('St. Xavier’s College')).toBe('XC')
  expect(monogramOf('केंद्रीय विद्यालय')).toBe('कव')
  expect(monogramOf('1234')).toBe('·')
})

it('has one of three grounds, the same each time', () => {
  const grounds = Array.from({ length: 30 }, (_, id) => monogramGround('school', id))
  expect([...new Set(grounds)].sort()).toEqual([0, 1, 2])
  expect(monogramGround('school', 7)).toBe(grounds[7])
})
