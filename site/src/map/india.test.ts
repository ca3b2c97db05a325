import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { area, readRings, thin, writePath } from '../../scripts/map-shapes.ts'
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

  it('marks Ladakh inside the shape it shares, and knows what is too small to see', () => {
    expect(markOf('LA')).toMatchObject({ shape: 'jk', area: 0 })
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
