import { expect, it } from 'vitest'
import { frameOf, pointOf } from './frame.ts'
import { markOf } from './india.ts'
import { stateSlugs } from './states.ts'

it.each([
  ['DL', 28.65, 77.15],
  ['GA', 15.36, 74.02],
  ['CH', 30.73, 76.78],
  ['PY', 11.93, 79.8],
  ['TR', 23.75, 91.75],
])('puts a place of %s inside that state', (code, lat, lng) => {
  const { x, y } = pointOf(lat, lng)
  const mark = markOf(code)
  expect(Math.hypot(x - (mark?.x ?? 0), y - (mark?.y ?? 0))).toBeLessThan(8)
})

it('frames each state and territory so that its middle is in sight', () => {
  for (const code of Object.keys(stateSlugs)) {
    const [frame, mark] = [frameOf(code), markOf(code)]
    expect(frame, code).toBeDefined()
    if (!frame || !mark) continue
    expect(mark.x, code).toBeGreaterThanOrEqual(frame.x)
    expect(mark.x, code).toBeLessThanOrEqual(frame.x + frame.side)
    expect(mark.y, code).toBeGreaterThanOrEqual(frame.y)
    expect(mark.y, code).toBeLessThanOrEqual(frame.y + frame.side)
  }
  expect(frameOf('XX')).toBeUndefined()
})

it('shows the neighbours of a small territory', () => {
  expect(frameOf('DL')?.neighbours).toEqual(expect.arrayContaining(['hr', 'up']))
  expect(frameOf('DL')?.neighbours).not.toContain('tn')
  expect(frameOf('LD')?.neighbours).not.toContain('ld')
})
