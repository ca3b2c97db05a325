import { readRings } from '../../scripts/map-shapes.ts'
import sheet from './india.svg?raw'
import { markOf } from './india.ts'

/** The part of the map sheet that shows one state with some of its neighbours: a square. */
interface MapFrame {
  x: number
  y: number
  side: number
  /** Shapes of the other states that reach into it. */
  neighbours: readonly string[]
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The bounds of every state's shape that has an outline on the sheet. */
const boxes = new Map(
  [...sheet.matchAll(/id="(\w+)"\s+d="([^"]+)"/g)].map(
    ([, shape = '', d = '']) => [shape, boxOf(readRings(d).flat())] as const,
  ),
)
const frames = new Map<string, MapFrame | undefined>()

/** The square around a state, or undefined for a code that the map does not have. */
export function frameOf(stateCode: string): MapFrame | undefined {
  if (!frames.has(stateCode)) frames.set(stateCode, measure(stateCode))
  return frames.get(stateCode)
}

function measure(stateCode: string): MapFrame | undefined {
  const mark = markOf(stateCode)
  if (!mark) return undefined
  // Lakshadweep is too small to have an outline on this sheet.
  const { left, top, right, bottom } = boxes.get(mark.shape) ?? boxOf([[mark.x, mark.y]])
  // A small territory is displayed with enough around it to be recognised.
  const side = Math.round(Math.max(Math.max(right - left, bottom - top) * 1.3, 90))
  const x = Math.round((left + right - side) / 2)
  const y = Math.round((top + bottom - side) / 2)
  const reaches = (box: Box) => box.right > x && box.left < x + side && box.bottom > y && box.top < y + side
  const others = [...boxes].filter(([shape, box]) => shape !== mark.shape && reaches(box))
  return { x, y, side, neighbours: others.map(([shape]) => shape) }
}

/** Degrees to units of the sheet, in Mercator's projection; fitted to the states' outermost points. */
const scale = 20.96
const origin = { x: -1429.1, y: 837.9 }

export function pointOf(lat: number, lng: number): { x: number; y: number } {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI)
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round(origin.x + lng * scale), y: round(origin.y - mercator * scale) }
}
