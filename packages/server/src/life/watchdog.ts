import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** What the thread is given: a counter that the watched loop moves on each second, and for how many seconds it may stand still. */
export type Watched = { beats: Int32Array<SharedArrayBuffer>; seconds: number }

/**
 * Ends this process, by SIGKILL and with a line on standard error, once its event loop has stood still for so many seconds: it answers
 * nobody and hears no signal then, and whoever runs the service (systemd, a container's engine) starts another. A thread watches: a timer
 * of the loop itself would stand still with it. While a debugger is attached a loop may stand as long as somebody looks at it.
 */
export function watchLoop(seconds: number): void {
  if (inspector.url() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), 1_000).unref()
  const workerData: Watched = { beats, seconds }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] }).unref()
}
