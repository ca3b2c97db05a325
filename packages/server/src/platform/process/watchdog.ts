import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Input of the thread, two numbers: a counter that the watched loop increments each second, and the maximum seconds without a change. */
export type Watched = { shared: Int32Array<SharedArrayBuffer> }
const [beats, allowed] = [0, 1]

/**
 * Ends this process, by SIGKILL and with a line on standard error, after its event loop was blocked for this many seconds: it then neither
 * responds nor handles signals, and the service manager (systemd, a container's engine) starts another. A thread watches: a timer of the
 * loop itself would be blocked with it. With an attached debugger a loop may be blocked for any time. Returns a function that sets another
 * limit.
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
