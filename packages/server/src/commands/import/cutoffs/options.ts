import { parseArgs } from 'node:util'
import { defaultRankSource } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import type { GivenValues } from './row.ts'

export type CutoffOptions = GivenValues & {
  file: string
  dryRun: boolean
  /** Where rejected rows go. */
  rejects: string
  sourceName: string
}

/** Parses what follows `cutoffs` on the command line. Throws an `OperatorError` with one sentence. */
export function readCutoffOptions(args: readonly string[]): CutoffOptions {
  const { values, positionals } = parse(args)
  const [file, ...extraArgs] = positionals
  if (!file) throw new OperatorError('Name the file to import, after cutoffs.')
  if (extraArgs.length > 0) throw new OperatorError(`One file at a time: ${extraArgs.join(', ')} is too much.`)
  return {
    file,
    dryRun: values['dry-run'] ?? false,
    rejects: values.rejects ?? `${file.split(/[\\/]/).at(-1)}.rejects.csv`,
    sourceName: values.source ?? defaultRankSource,
    year: values.year,
    round: values.round,
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, rejects: text, source: text, year: text, round: text },
    })
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}
