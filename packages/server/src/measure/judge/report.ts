import type { Evaluation } from './evaluate.ts'

/** Links among which the expected page counts as found. */
const maxRank = 5
/** Links that the mean reciprocal rank looks at. */
const maxReciprocalRank = 10

/** Numbers of a class: queries, and those whose page is among the first five suggestions and the first five links of the search page. */
export type ClassResult = {
  queries: number
  suggestions: number
  page: number
  /** Mean reciprocal rank among ten links. */
  suggestionsMrr: number
  pageMrr: number
  /** Institutes searched by name, and those of them understood as a listing. */
  names: number
  readAsListing: number
}

const isFound = (rank: number | undefined): boolean => rank !== undefined && rank <= maxRank
const meanReciprocalRank = (ranks: readonly (number | undefined)[]): number =>
  ranks.reduce<number>((sum, rank) => sum + (rank === undefined || rank > maxReciprocalRank ? 0 : 1 / rank), 0) /
  Math.max(1, ranks.length)

const summarize = (evaluations: readonly Evaluation[]): ClassResult => ({
  queries: evaluations.length,
  suggestions: evaluations.filter(({ suggestionRank }) => isFound(suggestionRank)).length,
  page: evaluations.filter(({ pageRank }) => isFound(pageRank)).length,
  suggestionsMrr: meanReciprocalRank(evaluations.map(({ suggestionRank }) => suggestionRank)),
  pageMrr: meanReciprocalRank(evaluations.map(({ pageRank }) => pageRank)),
  names: evaluations.filter(({ expected }) => expected.flat().every((path) => /^\/(school|college)\//.test(path)))
    .length,
  readAsListing: evaluations.filter(({ isNameReadAsListing }) => isNameReadAsListing).length,
})

/** Results by class, in the order that the classes come in. */
export function summarizeByClass(evaluations: readonly Evaluation[]): Map<string, ClassResult> {
  const names = [...new Set(evaluations.map(({ className }) => className))]
  return new Map(names.map((name) => [name, summarize(evaluations.filter(({ className }) => className === name))]))
}

/** Queries without their page among the first five links of suggestions or of the search page, with the actual links. */
export function formatMisses(evaluations: readonly Evaluation[]): string[] {
  return evaluations.flatMap(({ className, query, expected, suggestionRank, pageRank, suggestions, page }) => {
    const missing = [
      ...(isFound(suggestionRank) ? [] : [`  suggestions: ${suggestions.slice(0, maxRank).join('  ') || 'nothing'}`]),
      ...(isFound(pageRank) ? [] : [`  search page: ${page.slice(0, maxRank).join('  ') || 'nothing'}`]),
    ]
    return missing.length === 0
      ? []
      : [`${className}: ${query} → ${expected.map((paths) => paths.join(' or ')).join(' and ')}`, ...missing]
  })
}

function formatTimes(evaluations: readonly Evaluation[]): string {
  const times = evaluations.map(({ parseMicroseconds }) => parseMicroseconds).toSorted((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return `parsed in ${percentile(0.5)} µs (p50), ${percentile(0.95)} µs (p95)`
}

/** The table of results by class, with a row for all queries. */
export function formatReport(evaluations: readonly Evaluation[]): string[] {
  const share = (count: number, total: number) =>
    `${String(count).padStart(4)} ${((100 * count) / Math.max(1, total)).toFixed(1).padStart(5)}%`
  const row = (name: string, result: ClassResult) => {
    const { queries, suggestions, page, suggestionsMrr, pageMrr, names, readAsListing } = result
    const cells = [share(suggestions, queries), suggestionsMrr.toFixed(2), share(page, queries), pageMrr.toFixed(2)]
    const asListing = names === 0 ? '' : share(readAsListing, names)
    return `${name.padEnd(30)} ${String(queries).padStart(4)}  ${cells.join('  ')}  ${asListing}`.trimEnd()
  }
  return [
    `${'class'.padEnd(30)}    n  suggestions@5  MRR  page@5       MRR  name as listing`,
    ...[...summarizeByClass(evaluations)].map(([name, result]) => row(name, result)),
    row('all', summarize(evaluations)),
    formatTimes(evaluations),
  ]
}
