import { describe, expect, it } from 'vitest'
import { drawCover, monogramOf } from './cover.ts'

describe('monogramOf', () => {
  it('takes the letters a name is known by', () => {
    expect(monogramOf('Delhi Public School, R.K. Puram')).toBe('DPS')
    expect(monogramOf('Indian Institute of Technology Bombay')).toBe('IIT')
    expect(monogramOf('St. Xavier’s College')).toBe('XC')
    expect(monogramOf('केंद्रीय विद्यालय')).toBe('कव')
    expect(monogramOf('1234')).toBe('·')
  })
})

describe('drawCover', () => {
  it('draws the same facts the same way', () => {
    expect(drawCover('school', 7, 'Modern School')).toEqual(drawCover('school', 7, 'Modern School'))
  })

  it('tells neighbours, and a school from a college, apart', () => {
    const drawings = Array.from({ length: 12 }, (_, id) => drawCover('school', id, 'A').walls)
    expect(new Set(drawings).size).toBeGreaterThan(9)
    expect(drawCover('school', 7, 'A').walls).not.toBe(drawCover('college', 7, 'A').walls)
  })

  it('stays in its box and holds no broken number', () => {
    for (let id = 0; id < 400; id++) {
      const { walls, windows } = drawCover(id % 2 ? 'school' : 'college', id, 'A')
      expect(walls + windows).not.toMatch(/NaN|undefined|e-/)
      const xPositions = [...`${walls}${windows}`.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x))
      expect(Math.max(...xPositions)).toBeLessThanOrEqual(160)
    }
  })
})
