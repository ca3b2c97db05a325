import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { ClassResult } from './report.ts'

/** Of each class how many queries find their page among five suggestions and among five links of the search page. */
type Baseline = Record<string, { suggestions: number; page: number }>

const file = new URL('./baseline.json', import.meta.url)
const shape = z.record(z.string(), z.object({ suggestions: z.number().int(), page: z.number().int() }))
const measures = ['suggestions', 'page'] as const
/** Queries that a class may lose: rows of equal worth may change places. */
const tolerance = 1

/** Loads the committed baseline. */
export const loadBaseline = (): Baseline => shape.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Writes the baseline to its file. */
export const saveBaseline = (baseline: Baseline): void => writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)

/** The baseline with the classes of `results`: only ever higher, except by force. */
export function updateBaseline(
  baseline: Baseline,
  results: ReadonlyMap<string, ClassResult>,
  options: { force: boolean },
): Baseline {
  const updated = { ...baseline }
  for (const [name, result] of results) {
    const previous = options.force ? undefined : baseline[name]
    updated[name] = {
      suggestions: Math.max(previous?.suggestions ?? 0, result.suggestions),
      page: Math.max(previous?.page ?? 0, result.page),
    }
  }
  return updated
}

/** A line for each class that falls by more than one query, and for each that has no results or no baseline. */
export function findRegressions(baseline: Baseline, results: ReadonlyMap<string, ClassResult>): string[] {
  const names = new Set([...Object.keys(baseline), ...results.keys()])
  return [...names].flatMap((name) => {
    const expected = baseline[name]
    const result = results.get(name)
    if (!expected) return [`${name} has no baseline: npm run judge -- --write-baseline`]
    if (!result) return [`${name} has a baseline and no queries: npm run judge -- --write-baseline --force`]
    return measures
      .filter((measure) => result[measure] < expected[measure] - tolerance)
      .map(
        (measure) => `${name}, ${measure}: ${result[measure]} of ${result.queries} found, ${expected[measure]} before`,
      )
  })
}
