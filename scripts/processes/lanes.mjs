import { availableParallelism } from 'node:os'

/**
 * Runs jobs in parallel, as many at a time as this machine has processors and free memory for, at least one.
 * @param {(() => Promise<void>)[]} jobs
 * @param {number} memory peak of one job, in bytes
 */
export async function inLanes(jobs, memory) {
  const fitting = Math.min(availableParallelism(), Math.floor(process.availableMemory() / memory))
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: Math.max(1, fitting) }, lane))
}
