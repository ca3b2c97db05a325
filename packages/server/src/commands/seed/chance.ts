import { createHash } from 'node:crypto'

/** Numbers that look random and are the same on every machine: seeded by a name. */
export function chance(name: string) {
  let state = createHash('sha256').update(name).digest().readUInt32LE()
  const next = (): number => {
    // mulberry32, Tommy Ettinger, public domain
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** In [0, 1). */
    next,
    /** A whole number from `from` to `to`, both included. */
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    /** About this share of the items, in their order. */
    some: <T>(items: readonly T[], share: number): T[] => items.filter(() => next() < share),
  }
}
