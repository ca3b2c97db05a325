import { describe, expect, it } from 'vitest'
import { dotsOf } from './dots.ts'
import { pointOf } from './frame.ts'
import { mapBox } from './places.ts'

const cities = {
  pune: { city: { name: 'Pune', url: 'pune' }, state: { code: 'MH' } },
  nagpur: { city: { name: 'Nagpur', url: 'nagpur' }, state: { code: 'MH' } },
  leh: { city: { name: 'Leh', url: 'leh' }, state: { code: 'LA' } },
}
const row = (name: string, at: keyof typeof cities, lat: number | null, lng: number | null) => ({
  ...cities[at],
  ...{ name, path: `/school/${name}`, lat, lng },
})

describe('the dots of a list', () => {
  it('are one for each city, the larger for more of them first', () => {
    const rows = [row('a', 'leh', 34.16, 77.58), row('b', 'pune', 18.5, 73.8), row('c', 'pune', 18.6, 73.9)]
    const { box, dots } = dotsOf(rows)
    expect(box).toBe(mapBox)
    expect(dots.map(({ institutes }) => institutes.map(({ name }) => name))).toEqual([['b', 'c'], ['a']])
    expect((dots[0]?.r ?? 0) > (dots[1]?.r ?? 0)).toBe(true)
    const leh = pointOf(34.16, 77.58)
    expect(dots[1]).toMatchObject({ x: Math.round(leh.x), y: Math.round(leh.y) })
  })

  it('are one for cities of one name', () => {
    const delhi = { state: { code: 'DL' }, lat: 28.6, lng: 77.2 }
    const rows = [
      { ...delhi, name: 'a', path: '/school/a', city: { name: 'Delhi', url: 'delhi' } },
      { ...delhi, name: 'b', path: '/school/b', city: { name: 'New Delhi', url: 'new-delhi' } },
      row('c', 'pune', 18.5, 73.8),
    ]
    const cityOf = (url: string) => url.replace('new-', '')
    expect(dotsOf(rows, cityOf).dots.map(({ institutes }) => institutes.length)).toEqual([2, 1])
    expect(dotsOf(rows.slice(0, 2), cityOf).dots).toHaveLength(1)
  })

  it('are on the map of the state where all are in one', () => {
    const { box, dots } = dotsOf([row('a', 'pune', 18.5, 73.8), row('b', 'nagpur', 21.1, 79.1)])
    expect(box).not.toBe(mapBox)
    const [x = 0, y = 0, side = 0] = box.split(' ').map(Number)
    expect(dots).toHaveLength(2)
    for (const dot of dots) {
      expect(dot.x > x && dot.x < x + side).toBe(true)
      expect(dot.y > y && dot.y < y + side).toBe(true)
    }
  })

  it('are one for those of a single city that would cover each other', () => {
    const rows = [row('a', 'pune', 18.5, 73.8), row('b', 'pune', 19.9, 75.9), row('c', 'pune', 19.91, 75.91)]
    expect(dotsOf(rows).dots.map(({ institutes }) => institutes.length)).toEqual([2, 1])
  })

  it('leave out what has no known place', () => {
    expect(dotsOf([row('a', 'pune', null, null)]).dots).toEqual([])
    expect(dotsOf([]).dots).toEqual([])
  })
})
