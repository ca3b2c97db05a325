import type { CollegeCutoffs, CutoffCategory } from '@pravesh/contract'
import { candidateCategories } from '@pravesh/contract'

type Line = CollegeCutoffs['lines'][number]
type Ranks = Line['ranks'][number]

/** Years of the lines, the oldest first. */
export const yearsOf = (lines: readonly Line[]): number[] =>
  [...new Set(lines.flatMap(({ ranks }) => ranks.map(({ year }) => year)))].toSorted((first, other) => first - other)

/** Rounds that a year has in any line, from the first. */
export const roundsOf = (lines: readonly Line[], year: number): number[] =>
  [
    ...new Set(lines.flatMap(({ ranks }) => ranks.filter((row) => row.year === year).map(({ round }) => round))),
  ].toSorted((first, other) => first - other)

/** The ranks of the last round of a year in a line; undefined where the line has none. */
export const lastRoundOf = ({ ranks }: Line, year: number): Ranks | undefined =>
  ranks.findLast((row) => row.year === year)

/** Closing ranks of the last rounds, for a plot over the years; ranks of preparatory courses are of another list. */
export const closingsOf = (line: Line): { year: number; category: string; rank: number }[] =>
  yearsOf([line]).flatMap((year) => {
    const last = lastRoundOf(line, year)
    return last && !last.preparatory ? [{ year, category: '', rank: last.closing }] : []
  })

const order: readonly CutoffCategory[] = [...candidateCategories]
const placeOf = (category: CutoffCategory) => {
  const place = order.indexOf(category)
  return place < 0 ? order.length : place
}
/** Choices in the order in which people look for them: seats for everybody before those for women, PwD last. */
export const orderChoices = (choices: CollegeCutoffs['choices']): CollegeCutoffs['choices'] =>
  choices.toSorted(
    (first, other) =>
      placeOf(first.category) - placeOf(other.category) ||
      first.category.localeCompare(other.category) ||
      first.seats.localeCompare(other.seats),
  )
