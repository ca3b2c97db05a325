import { join } from 'node:path'
import type { Environment } from '../../../platform/config/environment.ts'
import { type Ran, runProgram } from '../../../platform/process/testing/process.ts'

/** Runs the real command as a process of its own. */
export const runCommand = (
  name: 'backup' | 'restore',
  environment: Environment,
  ...args: readonly string[]
): Promise<Ran> => runProgram(join(import.meta.dirname, `../command/${name}.ts`), args, environment)
