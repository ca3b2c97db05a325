import type { CollegePage } from '@pravesh/contract'

type Placement = CollegePage['placements'][number]

/** The newest year's figures of all courses together; undefined where there are none. */
export function newestForAll(placements: readonly Placement[]): Placement | undefined {
  return placements.filter(({ course }) => course === null).toSorted((first, other) => other.year - first.year)[0]
}

/** Figures under their courses, all together first, newest year first. */
export function byCourse(placements: readonly Placement[]): { course: string | null; rows: Placement[] }[] {
  return [...new Set(placements.map(({ course }) => course))]
    .toSorted((first, other) => Number(first !== null) - Number(other !== null))
    .map((course) => ({
      course,
      rows: placements.filter((row) => row.course === course).toSorted((first, other) => other.year - first.year),
    }))
}

/** A stretch of pay on a scale 100 long at `highestPay` rupees, as the `d` of a path. */
export function payBar(from: number, to: number | null, highestPay: number): string {
  if (to === null) return ''
  const positionOf = (rupees: number) => Math.round((rupees / highestPay) * 1000) / 10
  return `M${positionOf(from)} .5H${positionOf(to)}`
}
