import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.ts'

const { shared }: Watched = workerData
let last = -1
let stalledTicks = 0

// Counted in ticks of its own, not by the clock: after a machine has slept, or the process was stopped, neither has moved.
setInterval(() => {
  const [now, seconds] = [Atomics.load(shared, 0), Atomics.load(shared, 1)]
  stalledTicks = now === last ? stalledTicks + 1 : 0
  last = now
  if (stalledTicks < seconds) return
  writeSync(2, `The event loop has stood still for ${seconds} seconds: the process ends itself, to be started again.\n`)
  process.kill(process.pid, 'SIGKILL')
}, 1_000)
