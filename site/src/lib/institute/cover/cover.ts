import { type BuildingFacts, buildingsOf, sheetOf } from './building.ts'
import { rollDice } from './dice.ts'
import { regionOf } from './landscape.ts'

export interface CoverFacts extends BuildingFacts {
  id: number
  /** The catalogue's code of the state, such as MH. */
  stateCode: string
  /** Address of the city, such as `new-delhi`. */
  cityUrl: string
}

/** A part of `cover-land.svg` and so on, moved to the right. */
interface PlacedPart {
  sheet: 'land' | 'historic' | 'modern'
  part: string
  x: number
}

/** A cover of parts, in a box of 160 by 100. The same facts always result in the same picture. */
export interface Cover {
  /** Classes of its colours: the light of the day, the ground and the walls. */
  colours: string
  /** Landscape, sun, a far tree, the building and a near tree: the style sets their sizes by this order. */
  parts: PlacedPart[]
}

const skies = 5
const grounds = ['green', 'lush', 'dry', 'sand'] as const
const walls = 6
const suns = ['sun', 'moon', 'haze'] as const

/** The institute's building in the land around it, in a light that is its own. */
export function drawCover(facts: CoverFacts): Cover {
  const roll = rollDice(facts.kind, facts.id)
  const pick = <T>(choices: readonly T[]): T => choices[roll(choices.length)] as T
  const region = regionOf(facts.stateCode, facts.cityUrl)
  const landscape = pick(region.landscapes)
  const building = pick(buildingsOf(facts, landscape))
  // The near tree is on one side, the far one on the other; both are drawn larger or smaller than their coordinates.
  const [near, far] = roll(2) === 1 ? [2 + roll(6), 158 + roll(8)] : [114 + roll(6), 8 + roll(8)]
  return {
    colours: `d${roll(skies)} g${grounds.indexOf(region.ground)} w${roll(walls)}`,
    parts: [
      { sheet: 'land', part: landscape, x: 0 },
      { sheet: 'land', part: pick(suns), x: 20 + roll(60) * 2 },
      { sheet: 'land', part: pick(region.trees), x: far },
      { sheet: sheetOf(building), part: building, x: roll(7) - 3 },
      { sheet: 'land', part: pick(region.trees), x: near },
    ],
  }
}
