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

/** Rows whose points are closer than `reach` to the first of their group: their dots would cover each other. */
function groupNear(rows: readonly Placed[], reach: number): Placed[][] {
  const groups: { x: number; y: number; rows: Placed[] }[] = []
  for (const row of rows) {
    const { x, y } = pointOf(row.lat ?? 0, row.lng ?? 0)
    const group = groups.find((one) => Math.hypot(one.x - x, one.y - y) < reach)
    if (group) group.rows.push(row)
    else groups.push({ x, y, rows: [row] })
  }
  return groups.map((group) => group.rows)
}

/**
 * The dots of a list's rows on the map, the largest first, so that a small one lies above: one for each city with its size by count, or
 * where all are in one city one for those that would cover each other. The map is that of the state where all are in one. Rows without a known place have none.
 * `cityOf` is the slug that stands for all cities of one name.
 */
export function dotsOf(
  rows: readonly Placed[],
  cityOf = (url: string): string => url,
): { box: string; dots: readonly Dot[] } {
  const [first, ...others] = new Set(rows.map(({ state }) => state.code))
  const frame = first !== undefined && others.length === 0 ? frameOf(first) : undefined
  const isOneCity = new Set(rows.map(({ city }) => cityOf(city.url))).size === 1
  const base = (frame?.side ?? 600) / 48
  const placed = rows.filter(({ lat, lng }) => lat !== null && lng !== null)
  const groups = isOneCity
    ? groupNear(placed, base * 2)
    : [...Map.groupBy(placed, ({ city }) => cityOf(city.url)).values()]
  const dots = groups.map((institutes) => {
    const points = institutes.map(({ lat, lng }) => pointOf(lat ?? 0, lng ?? 0))
    const r = Math.round(base * (0.8 + Math.log2(institutes.length) / 4))
    return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)), r, institutes }
  })
  return {
    box: frame ? `${frame.x} ${frame.y} ${frame.side} ${frame.side}` : mapBox,
    dots: dots.toSorted((one, other) => other.r - one.r),
  }
}
