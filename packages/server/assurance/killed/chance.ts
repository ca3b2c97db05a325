import { randomInt } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** What decides of all that is left to chance in a run: CHANCE_SEED, to see one again; new without it. */
export const chanceSeed = Number(process.env.CHANCE_SEED || randomInt(2 ** 31))

export interface Chance {
  /** True so often: 0 never, 1 always. */
  happens: (share: number) => boolean
  /** A whole number from 0, below `end`. */
  below: (end: number) => number
}

/** The chances of one of those who act in a run: what the others do meanwhile takes none of them away. */
export function chancesOf(visitorNumber: number): Chance {
  const generator = xoroshiro128plus(chanceSeed + visitorNumber)
  return {
    happens: (share) => uniformFloat64(generator) < share,
    below: (end) => uniformInt(generator, 0, end - 1),
  }
}
