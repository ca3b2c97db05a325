import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** What the thread is given, two numbers: a count that the watched loop moves on each second, and for how many seconds it may stand still. */
export type Watched = { shared: Int32Array<SharedArrayBuffer> }
const [beats, allowed] = [0, 1]

/**
 * Ends this process, by SIGKILL and with a line on standard error, once its event loop has stood still for so many seconds: it answers
 * nobody and hears no signal then, and whoever runs the service (systemd, a container's engine) starts another. A thread watches: a timer
 * of the loop itself would stand still with it. While a debugger is attached a loop may stand as long as somebody looks at it.
 * Answers how to allow another number of seconds from then on.
 */
export function watchLoop(seconds: number): (seconds: number) => void {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const allow = (maxSeconds: number): void => void Atomics.store(shared, allowed, maxSeconds)
  allow(seconds)
  if (inspector.url() !== undefined) return allow
  setInterval(() => Atomics.add(shared, beats, 1), 1_000).unref()
  const workerData: Watched = { shared }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] }).unref()
  return allow
}
