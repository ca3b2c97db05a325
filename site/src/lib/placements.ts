import type { CollegePage } from '@pravesh/contract'

type Placement = CollegePage['placements'][number]

/** The newest year's figures of all courses together; undefined where there are none. */
export function newestForAll(placements: readonly Placement[]): Placement | undefined {
  return placements.filter(({ course }) => course === null).toSorted((one, other) => other.year - one.year)[0]
}

/** Figures under their courses, all together first, newest year first. */
export function byCourse(placements: readonly Placement[]): { course: string | null; rows: Placement[] }[] {
  return [...new Set(placements.map(({ course }) => course))]
    .toSorted((one, other) => Number(one !== null) - Number(other !== null))
    .map((course) => ({
      course,
      rows: placements.filter((row) => row.course === course).toSorted((one, other) => other.year - one.year),
    }))
}

/** A stretch of pay on a scale 100 long at `most` rupees, as the `d` of a path. */
export function payBar(from: number, to: number | null, most: number): string {
  if (to === null) return ''
  const at = (rupees: number) => Math.round((rupees / most) * 1000) / 10
  return `M${at(from)} .5H${at(to)}`
}
