// node scripts/names/list.mjs [folder]: every name and wording that the checks count or reject, and the rates.
import { measureNames, rateErrors } from './measure.mjs'
import { measureProse, proseRateErrors } from './prose.mjs'

const root = process.argv[2] ?? '.'
const { rates, errors, bare } = measureNames(root)
const prose = measureProse(root)
for (const error of [...errors, ...bare, ...prose.errors]) process.stdout.write(`${error}\n`)
/** @param {string} kind @param {number} counted @param {number} total */
const printRate = (kind, counted, total) =>
  process.stdout.write(
    `${kind}: ${counted} of ${total}, ${((1_000 * counted) / Math.max(total, 1)).toFixed(1)} per 1,000\n`,
  )
for (const [kind, { declared, counted }] of Object.entries(rates)) printRate(kind, counted, declared)
for (const [kind, { words, counted }] of Object.entries(prose.rates)) printRate(kind, counted, words)
process.exitCode = rateErrors(rates).length + bare.length + proseRateErrors(prose.rates).length > 0 ? 1 : 0
