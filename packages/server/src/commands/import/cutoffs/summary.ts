import type { CutoffReport } from './load.ts'
import type { CutoffOptions } from './options.ts'

const number = new Intl.NumberFormat('en-IN')
const reasons: Readonly<Record<string, string>> = { 'several-colleges': ' (more than one college has this name)' }

/** What the command prints after an import of ranks. */
export function summarizeCutoffs(report: CutoffReport, options: CutoffOptions, seconds: number): string {
  const perSecond = Math.round(report.rows / Math.max(seconds, 0.001))
  const counts = (['created', 'updated', 'unchanged', 'repeated', 'rejected'] as const)
    .map((name) => `${number.format(report[name])} ${name}`)
    .join(', ')
  const { institutes } = report
  return [
    `Cut-offs: ${counts} in ${seconds.toFixed(1)} s (${number.format(perSecond)} rows/s).`,
    report.preparatory > 0 && `${number.format(report.preparatory)} rows are ranks of preparatory courses.`,
    report.withoutCourse > 0 &&
      `${number.format(report.withoutCourse)} rows are of degrees that are no course of the catalogue: kept with their published name.`,
    report.withoutBranch > 0 &&
      `${number.format(report.withoutBranch)} rows are of branches that are no specialization of the catalogue: kept with their published name.`,
    institutes.length > 0 && `${number.format(institutes.length)} institutes of the list were not found:`,
    ...institutes.map(({ name, code, rows }) => `  ${number.format(rows).padStart(6)}  ${name}${reasons[code] ?? ''}`),
    report.rejected > 0 && `The rejected rows and the reasons are in ${options.rejects}.`,
    options.dryRun && 'This was a dry run: nothing was changed.',
  ]
    .filter(Boolean)
    .join('\n')
}
