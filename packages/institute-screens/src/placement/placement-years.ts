import type { CollegePlacement } from '@pravesh/contract'

/** Figures of all courses together that one year left behind. */
export type PlacementYear = Pick<CollegePlacement, 'year' | 'eligible' | 'placed' | 'median'>

/** Years with a figure of all courses together, the oldest first. */
export const placementYears = (placements: readonly CollegePlacement[]): PlacementYear[] =>
  placements
    .filter(({ course, placed, median }) => course === null && (placed !== null || median !== null))
    .map(({ year, eligible, placed, median }) => ({ year, eligible, placed, median }))
    .toSorted((first, other) => first.year - other.year)

/** The height of a bar in per cent of the highest; 0 where there is no figure. */
export const barHeight = (value: number | null, highest: number): number =>
  value === null || highest <= 0 ? 0 : (100 * value) / highest
