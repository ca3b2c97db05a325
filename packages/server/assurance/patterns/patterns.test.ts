import { expect, test } from 'vitest'
import { hostileTo } from './hostile.ts'
import { patternsOfContract } from './in-contract.ts'
import { patternsOfSource } from './in-source.ts'
import { recordedAttacks } from './judgement.ts'
import { distinct, keyOf, type Pattern } from './pattern.ts'
import { type Job, tryAll } from './trial.ts'

// In the last test of this file the checker itself judges the two slow patterns, which are not recorded.
/** Processor milliseconds for one text: fifty times the cost of a pattern that reads it once. */
const maxCost = 250

/** Patterns that exceed the limit, with the file or the call and their cost. */
async function findSlowPatterns(
  patterns: readonly Pattern[],
  patience = 60_000,
): Promise<{ pattern: string; at: string; cost: number }[]> {
  const jobs: Job[] = []
  for (const pattern of distinct(patterns))
    for (const recipe of await hostileTo(pattern)) jobs.push({ pattern, recipe })
  const slow = (await tryAll(jobs, patience)).filter(({ cost }) => cost > maxCost)
  return distinct(slow.map(({ pattern }) => pattern)).map(({ source, flags, at: location }) => {
    const cost = Math.max(...slow.filter(({ pattern }) => pattern.source === source).map((result) => result.cost))
    return { pattern: `/${source}/${flags}`, at: location, cost }
  })
}
const ofContract = patternsOfContract()
const ofSource = patternsOfSource()
const minutes = (n: number) => ({ timeout: n * 60_000 })

test('no text of a caller keeps a pattern of the contract busy', minutes(5), async () => {
  const patterns = ofContract
  // Those of the library are among them: a day, a mail address, the host of an address.
  expect(distinct(patterns).length).toBeGreaterThan(25)
  expect(patterns.map(({ source }) => source)).toContain('^[a-z0-9]+(?:-[a-z0-9]+)*$')
  expect(await findSlowPatterns(patterns)).toEqual([])
})

test('no text keeps a pattern of the code busy', minutes(10), async () => {
  const { patterns, files } = ofSource
  expect(files).toBeGreaterThan(400)
  expect(distinct(patterns).length).toBeGreaterThan(200)
  expect(await findSlowPatterns(patterns)).toEqual([])
})

test('the verdicts of the checker on these patterns, and on no others, are recorded', () => {
  const patterns = distinct([...ofContract, ...ofSource.patterns])
  const recorded = [...(recordedAttacks()?.keys() ?? [])]
  expect(recorded.sort(), 'Run: node packages/server/assurance/patterns/record.ts').toEqual(patterns.map(keyOf).sort())
})

test('no pattern is made of text while the server runs', () => {
  // Patterns of the contract alone, on samples of our own.
  expect(ofSource.making).toEqual(['packages/server/src/services/openapi/samples.ts'])
})

test('a pattern that can be read in many ways is found and does not hang what looks for it', minutes(5), async () => {
  const defaults = { at: 'here', longest: 160 }
  const patterns = [
    { source: '^[a:-]+(?:[ -][a:-]+)*$', flags: 'u', ...defaults },
    { source: '\\s+$', flags: '', at: 'here', longest: 40_000 },
    { source: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '', ...defaults },
  ]
  const found = (await findSlowPatterns(patterns, 1_500)).map(({ pattern }) => pattern)
  expect(found).toEqual(['/^[a:-]+(?:[ -][a:-]+)*$/u', '/\\s+$/'])
})
