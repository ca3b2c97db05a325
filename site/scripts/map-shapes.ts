type Point = readonly [x: number, y: number]
export type Ring = Point[]

const numbersOf: Record<string, number> = { m: 2, l: 2, z: 0 }

/** Reads the `d` of a path made of moves, lines and closings (absolute or relative) into closed rings of absolute points. */
export function readRings(d: string): Ring[] {
  const tokens = d.match(/[mlzMLZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  const rings: Ring[] = []
  let command = 'm'
  let position: Point = [0, 0]
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index] ?? ''
    if (/[a-z]/i.test(token) && token.toLowerCase() in numbersOf) {
      command = token
      index++
      if (command.toLowerCase() === 'z') position = rings.at(-1)?.[0] ?? position
      continue
    }
    const [x, y] = [Number(tokens[index]), Number(tokens[index + 1])]
    index += 2
    position = command === command.toLowerCase() ? [position[0] + x, position[1] + y] : [x, y]
    if (command.toLowerCase() === 'm') {
      rings.push([position])
      command = command === 'm' ? 'l' : 'L'
    } else rings.at(-1)?.push(position)
  }
  return rings
}

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1])
  return Math.abs(dy * (point[0] - from[0]) - dx * (point[1] - from[1])) / length
}

function thinOpen(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let farthestIndex = 0
  for (let i = 1; i < line.length - 1; i++) {
    const lineDistance = distance(line[i] ?? first, first, last)
    if (lineDistance > farthest) [farthest, farthestIndex] = [lineDistance, i]
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...thinOpen(line.slice(0, farthestIndex + 1), tolerance).slice(0, -1),
    ...thinOpen(line.slice(farthestIndex), tolerance),
  ]
}

/** Leaves out the points that lie within `tolerance` of the line without them (Ramer, Douglas and Peucker). */
export function thin(ring: Ring, tolerance: number): Ring {
  const start = ring[0]
  if (!start) return ring
  // A ring has no ends: it is opened at its start and at the point farthest from it.
  const far = ring.reduce(
    (best, point, i) => {
      const gap = Math.hypot(point[0] - start[0], point[1] - start[1])
      return gap > best.away ? { away: gap, i } : best
    },
    { away: 0, i: 0 },
  ).i
  const out = thinOpen(ring.slice(0, far + 1), tolerance)
  const back = thinOpen([...ring.slice(far), start], tolerance)
  return [...out.slice(0, -1), ...back.slice(0, -1)]
}

export function area(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}

/** Rings as a `d` of whole numbers, relative after each first point. */
export function writePath(rings: Ring[]): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
      const steps = points.slice(1).map(([x, y], i) => [x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)] as const)
      const moves = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0)
      const pairs = moves.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`)
      return `M${points[0]?.join(' ')}l${pairs.reduce((all, pair) => `${all}${pair.startsWith('-') || !all ? '' : ' '}${pair}`, '')}z`
    })
    .join('')
}

const nearest = (ring: Ring, [x, y]: Point): number =>
  ring.reduce((best, [px, py], index) => {
    const [bx, by] = ring[best] ?? [0, 0]
    return Math.hypot(px - x, py - y) < Math.hypot(bx - x, by - y) ? index : best
  }, 0)

/** The two parts of a ring on the sides of a line across it, the larger first. The line ends near points of the ring. */
export function splitRing(ring: Ring, line: Ring): [Ring, Ring] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return [ring, []]
  const [from, to] = [nearest(ring, first), nearest(ring, last)]
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const [there, back] = from < to ? [line.toReversed(), line] : [line, line.toReversed()]
  const inner = [...ring.slice(low, high + 1), ...there]
  const outer = [...ring.slice(high), ...ring.slice(0, low + 1), ...back]
  return area(inner) > area(outer) ? [inner, outer] : [outer, inner]
}
