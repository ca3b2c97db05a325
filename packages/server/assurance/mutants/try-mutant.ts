import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Mutant, Verdict } from './mutant.ts'

/** As much of Vitest's JSON report as is read here. */
const report = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})
/** Of a run: how many passed, which tests failed, and which files could not be loaded. */
export type Run = { passed: number; failed: string[]; unloaded: string[] }

/** A suite that hangs has detected the removal too. */
const patience = 10 * 60_000

/** The projects that their tests are in. */
const projects = ['postgres', 'server']

/** Runs tests in a copy; with `bail` up to the first that fails. */
export async function runTests(folder: string, tests: readonly string[], { bail }: { bail: boolean }): Promise<Run> {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  // On a busy machine a test must not fail for being slow: that would count as a detection.
  const patient = ['--testTimeout=120000', '--hookTimeout=240000']
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--maxWorkers=1',
    ...patient,
    '--reporter=json',
    `--outputFile=${file}`,
  ]
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, ...(bail ? ['--bail=1'] : []), ...tests],
    { cwd: folder, stdio: 'ignore', env: process.env },
  )
  const hung = setTimeout(() => vitest.kill('SIGKILL'), patience)
  await new Promise((resolve) => vitest.once('close', resolve))
  clearTimeout(hung)
  if (vitest.signalCode === 'SIGKILL') return { passed: 0, failed: ['the suite did not end'], unloaded: [] }
  const { numPassedTests: passed, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message = '' }) => `${name}: ${message.split('\n', 1)[0]}`)
  return { passed, failed, unloaded }
}

/** Takes a guard away in a copy, runs the tests near it and puts it back. */
export async function tryMutant(folder: string, { file, from, to, tests }: Mutant): Promise<Verdict> {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    const { passed, failed, unloaded } = await runTests(folder, tests, { bail: true })
    const [failedTest] = failed
    if (failedTest !== undefined) return { outcome: 'caught', test: failedTest }
    if (unloaded.length > 0) return { outcome: 'broken', reason: unloaded.join('; ') }
    return passed > 0 ? { outcome: 'survived' } : { outcome: 'broken', reason: 'no test ran' }
  } finally {
    writeFileSync(path, source)
  }
}
