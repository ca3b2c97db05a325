// node scripts/names/list.mjs [folder]: every name that the check counts or refuses, and the rates.
import { measureNames, rateErrors } from './measure.mjs'

const { rates, errors, bare } = measureNames(process.argv[2] ?? '.')
for (const error of [...errors, ...bare]) process.stdout.write(`${error}\n`)
for (const [kind, { declared, counted }] of Object.entries(rates))
  process.stdout.write(
    `${kind}: ${counted} of ${declared}, ${((1_000 * counted) / Math.max(declared, 1)).toFixed(1)} per 1,000\n`,
  )
process.exitCode = rateErrors(rates).length + bare.length > 0 ? 1 : 0
