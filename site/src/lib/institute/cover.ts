/** A cover generated from an institute's own facts, in a box of 160 by 100. The same facts always result in the same picture. */
export interface Cover {
  /** one to three letters */
  monogram: string
  /** one of the three grounds */
  ground: 0 | 1 | 2
  /** outlines of the building */
  walls: string
  /** rows of windows, each rendered as one dashed line */
  windows: string
}

const skipped = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'no', 'de', 'dr', 'st'])

/** The letters a name is known by: a single word's first, or those of its first three larger words. */
export function monogramOf(name: string): string {
  const nameParts = name
    .replace(/['’]/g, '')
    .split(/[\s,.()/-]+/)
    .filter((word) => /^\p{L}/u.test(word) && !skipped.has(word.toLowerCase()))
  const initials = nameParts.slice(0, 3).map((word) => [...word][0]?.toUpperCase() ?? '')
  return initials.join('') || '·'
}

/** Whole numbers below each bound, always in the same order for one id (mulberry32). */
function dice(seed: number): (below: number) => number {
  // Neighbouring ids must not look alike, so the seed is spread before it is used.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

const groundLine = 86

/** The middle of the front: a gable, a dome, a clock tower or an arched gate. */
const fronts = [
  (x: number, top: number) => `M${x} ${groundLine}V${top}l14-10 14 10V${groundLine}M${x} ${top}h28`,
  (x: number, top: number) =>
    `M${x} ${groundLine}V${top}h28V${groundLine}M${x + 4} ${top}a10 10 0 0 1 20 0M${x + 14} ${top - 10}v-5`,
  (x: number, top: number) =>
    `M${x + 5} ${groundLine}V${top - 8}l9-8 9 8V${groundLine}M${x + 11} ${top - 2}a3 3 0 1 0 6 0 3 3 0 1 0-6 0`,
  (x: number, top: number) =>
    `M${x} ${groundLine}V${top}h28V${groundLine}M${x + 6} ${groundLine}V${top + 16}c0-6 7-6 8-11 1 5 8 5 8 11V${groundLine}`,
] as const

export function drawCover(kind: 'school' | 'college', id: number, name: string): Cover {
  const roll = dice(id * 2 + (kind === 'college' ? 1 : 0))
  const ground = roll(3) as Cover['ground']
  const storeyCount = 2 + roll(2)
  const top = groundLine - storeyCount * 12 - 6
  const front = 34 + roll(4) * 7
  const left = front - 16 - roll(2) * 10
  const right = front + 47 + roll(3) * 7
  const walls = [
    `M4 ${groundLine}h152`,
    `M${left} ${groundLine}V${top}H${front}`,
    `M${front + 28} ${top}H${right}V${groundLine}`,
    (fronts[roll(fronts.length)] ?? fronts[0])(front, top - roll(2) * 4),
  ]
  // A school has a flag, a college a tree at its gate.
  walls.push(
    kind === 'school'
      ? `M${right - 7} ${top}v-13h8v5h-8`
      : `M${right + 12} ${groundLine}v-12m-6-2a6 7 0 1 1 12 0 6 7 0 1 1-12 0`,
  )
  const rows = Array.from({ length: storeyCount }, (_, storey) => groundLine - 9 - storey * 12)
  const windows = rows.flatMap((y) => [`M${left + 4} ${y}H${front - 3}`, `M${front + 32} ${y}H${right - 3}`])
  return { monogram: monogramOf(name), ground, walls: walls.join(''), windows: windows.join('') }
}
