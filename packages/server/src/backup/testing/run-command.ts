import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Environment } from '../../config/environment.ts'
import { inherited } from '../../process/testing/process.ts'

export type Ran = { code: number | null; out: string; err: string }

/** Runs the real command as a process of its own, with this environment and of ours what is inherited. */
export async function runCommand(
  name: 'backup' | 'restore',
  environment: Environment,
  ...args: readonly string[]
): Promise<Ran> {
  const env = { ...inherited(), ...environment }
  const child = spawn(process.execPath, [join(import.meta.dirname, `../command/${name}.ts`), ...args], { env })
  const ran: Ran = { code: null, out: '', err: '' }
  for (const [of, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text) => {
      ran[of] += text
    })
  await once(child, 'close')
  return { ...ran, code: child.exitCode }
}
