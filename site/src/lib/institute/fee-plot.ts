import type { FeeStep } from './school-fees.ts'

/** Columns of a class each, 100 wide in all, in a plot `height` high. */
export interface FeePlot {
  height: number
  /** Fees of every year, and those of the first year behind them, as the `d` of a path. */
  recurring: string
  firstYear: string
  /** Lines of the scale, from the lowest up: rupees, and how far they are from the top. */
  scale: { rupees: number; y: number }[]
  /** The middle of each class that has a label. */
  classes: { class: number; x: number }[]
}

const round = (value: number) => Math.round(value * 10) / 10

/** The distance of the lines of a scale that has two to four of them: 1, 2 or 5 times a power of ten. */
function scaleStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / 2))
  return [5, 2, 1].map((factor) => factor * power).find((step) => step * 2 <= highest) ?? power
}

/** The fees of a session as columns on a scale from zero; classes that have no fee leave a gap. */
export function plotFees(steps: readonly FeeStep[], { width, height }: { width: number; height: number }): FeePlot {
  const [first, last] = [steps.at(0)?.from ?? 0, steps.at(-1)?.to ?? 0]
  const highest = Math.max(1, ...steps.map(({ fee }) => Math.max(fee.firstYear, fee.recurring)))
  const step = scaleStep(highest)
  const pitch = width / (last - first + 1)
  const y = (rupees: number) => round(height - (rupees / highest) * height)
  const columns = steps.flatMap(({ from, to, fee }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ class: from + index, fee })),
  )
  const middle = (of: number) => round((of - first + 0.5) * pitch)
  const path = (rupeesOf: (fee: FeeStep['fee']) => number) =>
    columns.map(({ class: of, fee }) => `M${middle(of)} ${height}V${y(rupeesOf(fee))}`).join('')
  return {
    height,
    recurring: path(({ recurring }) => recurring),
    firstYear: path(({ firstYear }) => firstYear),
    scale: Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => ({
      rupees: index * step,
      y: y(index * step),
    })),
    // Names of classes before the first are too long for a column: that of the lowest begins under it.
    classes: columns.flatMap(({ class: of }) => (of > 0 || of === first ? [{ class: of, x: middle(of) }] : [])),
  }
}
