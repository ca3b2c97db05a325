import { readRings } from '../../scripts/map-shapes.ts'
import sheet from './india.svg?raw'
import { markOf } from './india.ts'

/** The part of the map sheet that shows one state with some of its neighbours: a square. */
export interface MapFrame {
  x: number
  y: number
  side: number
}

const frames = new Map<string, MapFrame | undefined>()

/** The square around a state, or undefined for a code that the map does not have. */
export function frameOf(stateCode: string): MapFrame | undefined {
  if (!frames.has(stateCode)) frames.set(stateCode, measure(stateCode))
  return frames.get(stateCode)
}

function measure(stateCode: string): MapFrame | undefined {
  const mark = markOf(stateCode)
  if (!mark) return undefined
  const d = sheet.match(new RegExp(`id="${mark.shape}"\\s+d="([^"]+)"`))?.[1]
  const outline = d ? readRings(d).flat() : []
  // Lakshadweep is too small to have an outline on this sheet.
  const points = outline.length > 0 ? outline : [[mark.x, mark.y] as const]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  // A small territory is shown with enough around it to be recognised.
  const side = Math.max(Math.max(width, height) * 1.3, 90)
  return {
    x: Math.round(left + width / 2 - side / 2),
    y: Math.round(top + height / 2 - side / 2),
    side: Math.round(side),
  }
}

/** Degrees to units of the sheet, which is drawn in Mercator's projection; fitted to the states' outermost points. */
const scale = 20.96
const origin = { x: -1429.1, y: 837.9 }

export function pointOf(lat: number, lng: number): { x: number; y: number } {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI)
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round(origin.x + lng * scale), y: round(origin.y - mercator * scale) }
}
