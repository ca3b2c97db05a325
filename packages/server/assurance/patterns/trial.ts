import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Recipe } from './hostile-text.ts'
import type { Pattern } from './pattern.ts'

export type Job = { pattern: Pattern; recipe: Recipe }
/** Processor time of a job, in milliseconds; Infinity for one that had to be stopped. */
export type Outcome = Job & { cost: number }

/** Runs jobs in a child until one does not end within `patience`, or all have. */
async function runInChild(jobs: readonly Job[], patience: number): Promise<Outcome[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./child.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const outcomes: Outcome[] = []
  const kill = () => child.kill('SIGKILL')
  let timer: NodeJS.Timeout | undefined
  // The one that it is at when it is killed is not written to any more.
  child.stdin.on('error', () => undefined)
  const hand = (job: Job | undefined) => {
    if (!job) return child.stdin.end()
    const { pattern, recipe } = job
    child.stdin.write(`${JSON.stringify({ source: pattern.source, flags: pattern.flags, recipe })}\n`)
  }
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(timer)
    const job = jobs[outcomes.length]
    // How long the machine takes to start it is no matter of a pattern.
    if (job && line !== 'ready') outcomes.push({ ...job, cost: Number(line) })
    timer = setTimeout(kill, patience)
    hand(jobs[outcomes.length])
  }
  clearTimeout(timer)
  return outcomes
}

/**
 * Runs every job. `patience`, in milliseconds of the clock, distinguishes an endless pattern from a busy machine; an endless pattern gets
 * no further text.
 */
export async function tryAll(jobs: readonly Job[], patience: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let left = [...jobs]
  while (left.length > 0) {
    const done = await runInChild(left, patience)
    outcomes.push(...done)
    const stuck = left[done.length]
    if (stuck) outcomes.push({ ...stuck, cost: Number.POSITIVE_INFINITY })
    left = left.slice(done.length).filter(({ pattern }) => pattern !== stuck?.pattern)
  }
  return outcomes
}
