import { randomInt } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The seed of all random decisions in a run: CHANCE_SEED reproduces one; random without it. */
export const chanceSeed = Number(process.env.CHANCE_SEED || randomInt(2 ** 31))

export interface Chance {
  /** True so often: 0 never, 1 always. */
  happens: (share: number) => boolean
  /** A whole number from 0, below `end`. */
  below: (end: number) => number
}

/** The random decisions of one actor in a run: independent of the others. */
export function chancesOf(visitorNumber: number): Chance {
  const generator = xoroshiro128plus(chanceSeed + visitorNumber)
  return {
    happens: (share) => uniformFloat64(generator) < share,
    below: (end) => uniformInt(generator, 0, end - 1),
  }
}
