// node packages/server/assurance/patterns/check.ts: judges every regular expression that outside text meets with recheck, in about a minute;
// ends with 1 where a text can make one slow.
import { check } from 'recheck'
import { patternsOfContract } from './in-contract.ts'
import { patternsOfSource } from './in-source.ts'
import { distinct } from './pattern.ts'

/** Files whose texts are short: the cells and pages of an import. Time that grows with the square of the length is short there too. */
const shortTexts = /^packages\/server\/src\/commands\/import\//

// It judges by counting steps, up to a bound, so that the result does not depend on a clock.
const noClock = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const patterns = distinct([...patternsOfContract(), ...patternsOfSource()])
const errors: string[] = []
for (const { source, flags, at: place } of patterns) {
  const verdict = await check(source, flags, noClock)
  const { type, summary } = verdict.status === 'unknown' ? { type: 'unknown', summary: 'unknown' } : verdict.complexity
  const isShort = shortTexts.test(place) && type === 'polynomial'
  if (verdict.status !== 'safe' && !isShort) errors.push(`${place}: /${source}/${flags} is ${summary}`)
}
for (const error of errors) console.error(error)
console.info(`${patterns.length} patterns, ${errors.length} slow`)
process.exitCode = errors.length > 0 ? 1 : 0
