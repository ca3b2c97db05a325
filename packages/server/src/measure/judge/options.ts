import { parseArgs } from 'node:util'
import { OperatorError } from '../../platform/db/operator-error.ts'

/** Output of `npm run judge -- --help`. */
export const usage = `npm run judge [-- OPTIONS]

Judges what suggestions and the search page answer to the queries in packages/server/src/measure/judge/data, whose pages are known for the demo
catalogue. Without --data on a demo in memory.

  --data WHERE        a data directory that no server has open, or the URL of a PostgreSQL database
  --class NAMES       only classes whose name begins with one of these, separated by commas
  --show              lists queries whose page is missing, with what is answered instead
  --write-baseline    writes baseline.json where more is found than before; only on the demo
  --force             with --write-baseline: writes what is found now, less or more`

export type Options = { data?: string; classNames: string[]; show: boolean; writeBaseline: boolean; force: boolean }

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const splitNames = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Parses the command's options; undefined for a request for help. Throws an `OperatorError` with the usage. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const options = { data: text, class: text, show: flag, 'write-baseline': flag, force: flag, help: flag }
    const { values } = parseArgs({ args: [...args], options })
    const { data, class: classes = '', show, 'write-baseline': writeBaseline, force, help } = values
    if (help) return undefined
    if (writeBaseline && data !== undefined)
      throw new Error('The baseline is that of the demo: --write-baseline goes without --data.')
    if (force && !writeBaseline) throw new Error('--force goes with --write-baseline.')
    return { ...(data === undefined ? {} : { data }), classNames: splitNames(classes), show, writeBaseline, force }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
