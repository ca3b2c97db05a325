import { frameOf, pointOf } from './frame.ts'
import { mapBox } from './places.ts'

export interface Placed {
  name: string
  path: string
  city: { name: string; url: string }
  state: { code: string }
  lat: number | null
  lng: number | null
}

interface Dot {
  x: number
  y: number
  r: number
  /** Those that stand there. */
  institutes: readonly Placed[]
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * The dots of a list's rows on the map, the largest first, so that a small one lies above: one for each city with its size by count, or
 * where all are in one city one for each place. The map is that of the state where all are in one. Rows without a known place have none.
 */
export function dotsOf(rows: readonly Placed[]): { box: string; dots: readonly Dot[] } {
  const [first, ...others] = new Set(rows.map(({ state }) => state.code))
  const frame = first !== undefined && others.length === 0 ? frameOf(first) : undefined
  const isOneCity = new Set(rows.map(({ city }) => city.url)).size === 1
  const base = (frame?.side ?? 600) / 48
  const groups = Map.groupBy(
    rows.filter(({ lat, lng }) => lat !== null && lng !== null),
    ({ city, lat, lng }) => (isOneCity ? `${lat} ${lng}` : city.url),
  )
  const dots = [...groups.values()].map((institutes) => {
    const points = institutes.map(({ lat, lng }) => pointOf(lat ?? 0, lng ?? 0))
    const r = Math.round(base * (0.8 + Math.log2(institutes.length) / 4))
    return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)), r, institutes }
  })
  return {
    box: frame ? `${frame.x} ${frame.y} ${frame.side} ${frame.side}` : mapBox,
    dots: dots.toSorted((one, other) => other.r - one.r),
  }
}
