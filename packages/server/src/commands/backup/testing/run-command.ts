import { join } from 'node:path'
import type { Environment } from '../../../platform/config/environment.ts'
import { type Ran, runProgram } from '../../../platform/process/testing/process.ts'

/** Runs the real command as a process of its own. */
export const runCommand = (
  name: 'backup' | 'restore',
  environment: Environment,
  ...args: readonly string[]
): Promise<Ran> => runProgram(join(import.meta.dirname, `../command/${name}.ts`), args, environment)

/** All that a command wrote, what it has to say before what it was asked for. */
export const textOf = ({ out, err }: Ran): string => `${err}${out}`

/** The exit code of a command that was run, and all that it wrote. */
export async function outcomeOf(ran: Promise<Ran>): Promise<[code: number | null, text: string]> {
  const result = await ran
  return [result.code, textOf(result)]
}
