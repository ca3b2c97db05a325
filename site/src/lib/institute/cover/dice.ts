/** Whole numbers below each bound, always in the same order for one institute (mulberry32). */
export function rollDice(kind: 'school' | 'college', id: number): (below: number) => number {
  // Neighbouring ids must not look alike, so the seed is spread before it is used.
  let state = Math.imul((id * 2 + (kind === 'college' ? 1 : 0)) ^ 0x9e3779b9, 0x85ebca6b)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}
