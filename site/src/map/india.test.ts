import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { area, readRings, splitRing, thin, writePath } from '../../scripts/map-shapes.ts'
import { pointOf } from './frame.ts'
import { markOf } from './india.ts'

/** The states and territories of today, by the codes of the catalogue. */
const today =
  'AP AR AS BR CG GA GJ HR HP JH KA KL MP MH MN ML MZ NL OD PB RJ SK TN TS TR UP UK WB AN CH DH DL JK LA LD PY'.split(
    ' ',
  )

describe('the map', () => {
  it('has a place for each of the 36 states and territories', () => {
    expect(today).toHaveLength(36)
    expect(today.filter((code) => !markOf(code))).toEqual([])
    expect(markOf('XX')).toBeUndefined()
  })

  it('has Ladakh apart from Jammu and Kashmir, each with its own land', () => {
    const [ladakh, kashmir] = [markOf('LA'), markOf('JK')]
    expect(ladakh?.shape).toBe('la')
    expect(ladakh?.area).toBeGreaterThan((kashmir?.area ?? 0) * 2)
    // Leh and Kargil are in Ladakh, Srinagar and Jammu are not.
    const [leh, srinagar] = [pointOf(34.16, 77.58), pointOf(34.08, 74.8)]
    expect(Math.abs((ladakh?.x ?? 0) - leh.x)).toBeLessThan(Math.abs((kashmir?.x ?? 0) - leh.x))
    expect(Math.abs((kashmir?.x ?? 0) - srinagar.x)).toBeLessThan(Math.abs((ladakh?.x ?? 0) - srinagar.x))
  })

  it('knows what is too small to see', () => {
    expect(markOf('DL')?.area).toBeLessThan(100)
    expect(markOf('MH')?.area).toBeGreaterThan(10_000)
  })

  it('has every shape on its sheet, and the sheet stays small', async () => {
    const sheet = await readFile(new URL('india.svg', import.meta.url), 'utf8')
    const missing = today.filter((code) => !sheet.includes(`id="${markOf(code)?.shape}"`))
    expect(missing).toEqual([])
    expect(sheet.length).toBeLessThan(13_000)
    expect(sheet).toContain('CC BY 4.0')
  })
})

it('splits a ring by a line, the larger part first', () => {
  const ring = readRings('M0 0L4 0 10 0 10 10 4 10 0 10z')[0] ?? []
  const line: [number, number][] = [
    [4, 0],
    [5, 5],
    [4, 10],
  ]
  const [larger, smaller] = splitRing(ring, line)
  expect([area(larger), area(smaller)]).toEqual([55, 45])
  expect(splitRing(ring, line.toReversed()).map(area)).toEqual([55, 45])
})

describe('thinning a shape', () => {
  const square = readRings('m 0,0 5,0.1 5,-0.1 0,10 -10,0 z')

  it('reads relative and absolute paths alike', () => {
    expect(readRings('M0 0L10 0 10 10z')).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    ])
    expect(readRings('m1,1 2,0 z m5,5 1,0 z')[1]?.[0]).toEqual([6, 6])
  })

  it('drops what does not bend the line and keeps the corners', () => {
    const [ring = []] = square
    expect(thin(ring, 0.5)).toHaveLength(4)
    expect(area(thin(ring, 0.5))).toBe(100)
  })

  it('writes whole, relative numbers', () => {
    expect(writePath(square.map((ring) => thin(ring, 0.5)))).toBe('M0 0l10 0 0 10-10 0z')
  })
})
