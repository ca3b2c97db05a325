import { beforeAll, expect, test } from 'vitest'
import { settle } from '../../catalogue/search/index.ts'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { findRegressions, loadBaseline, updateBaseline } from './baseline.ts'
import { evaluateQueries } from './evaluate.ts'
import { loadJudgedQueries } from './judged-queries.ts'
import { type ClassResult, formatMisses, summarizeByClass } from './report.ts'

const { db } = await seededDb('demo', ensureDemoData)
beforeAll(() => settle(db))

test('no class of judged queries falls below its baseline', async () => {
  const queries = loadJudgedQueries([])
  expect(queries.length).toBeGreaterThan(400)
  const evaluations = await evaluateQueries(db, queries)
  const results = summarizeByClass(evaluations)
  expect(findRegressions(loadBaseline(), results), formatMisses(evaluations).join('\n')).toEqual([])
  const names = [...results.keys()].filter((name) => /^(names|initials)/.test(name))
  const shareOf = (classes: readonly string[]) => {
    const found = classes.map((name) => results.get(name)).filter((result) => result !== undefined)
    return found.reduce((sum, { page }) => sum + page, 0) / found.reduce((sum, { queries: all }) => sum + all, 0)
  }
  expect(shareOf(names)).toBeGreaterThan(0.95)
  expect(shareOf([...results.keys()].filter((name) => !names.includes(name)))).toBeGreaterThan(0.95)
})

test('a class that falls by two queries is named, one that falls by one is not, and a baseline only rises', () => {
  const result = (page: number): ClassResult => ({
    ...{ queries: 9, suggestions: 5, page },
    ...{ suggestionsMrr: 0, pageMrr: 0, names: 0, readAsListing: 0 },
  })
  const baseline = { fees: { suggestions: 5, page: 8 } }
  expect(findRegressions(baseline, new Map([['fees', result(7)]]))).toEqual([])
  expect(findRegressions(baseline, new Map([['fees', result(6)]]))).toEqual(['fees, page: 6 of 9 found, 8 before'])
  expect(updateBaseline(baseline, new Map([['fees', result(6)]]), { force: false })).toEqual(baseline)
  expect(updateBaseline(baseline, new Map([['fees', result(9)]]), { force: false }).fees?.page).toBe(9)
})
