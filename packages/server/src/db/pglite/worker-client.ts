import { Worker } from 'node:worker_threads'
import { type Answer, type Ask, type Call, type FromWorker, unpackFault } from './protocol.ts'

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (fault: Error) => void
}

export interface WorkerSession {
  call: Call
  lost: Promise<Error>
  /** Ends the thread at once; what is under way is rejected. */
  kill: () => Promise<void>
  /** Waits for what is under way, closes the database and ends the thread. */
  close: () => Promise<void>
}

/** Opens the database at `path` in a thread of its own, so that its long statements never hold up the server's. */
export async function startWorker(
  path: string,
  hear: (channel: string, payload: string) => void,
  idleMs: number,
): Promise<WorkerSession> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { path, idleMs } })
  const waiting = new Map<number, Waiting>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  const { promise: ready, resolve: isReady, reject: unable } = Promise.withResolvers<void>()
  let last = 0
  let gone: Error | undefined
  let closing = false

  function end(reason: Error) {
    gone ??= reason
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
    unable(gone)
    if (!closing) lose(gone)
  }

  worker.on('error', (fault) => end(new Error(`The database thread failed: ${fault.message}`, { cause: fault })))
  worker.on('exit', (code) => end(new Error(`The database thread ended with code ${code}`)))
  worker.on('message', (message: FromWorker) => {
    if ('ready' in message) return isReady()
    if ('unable' in message) return unable(new Error(message.unable))
    if ('channel' in message) return hear(message.channel, message.payload)
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    if ('fault' in message) one?.reject(unpackFault(message.fault))
    else one?.resolve(message.answer)
  })

  const send = (ask: Ask) =>
    new Promise<Answer>((resolve, reject) => {
      if (gone) return reject(gone)
      const id = ++last
      waiting.set(id, { resolve, reject })
      try {
        worker.postMessage({ id, ask })
      } catch (thrown) {
        waiting.delete(id)
        reject(thrown)
      }
    })

  const kill = async () => {
    await worker.terminate()
  }

  async function close() {
    closing = true
    // A checkpoint here spares the next start the replay of the log.
    await send({ op: 'exec', tx: 0, sql: 'checkpoint' }).catch(() => undefined)
    await send({ op: 'close' }).catch(() => undefined)
    await kill()
  }

  try {
    await ready
  } catch (thrown) {
    closing = true
    await kill()
    throw thrown
  }
  return {
    call: (ask) => (closing ? Promise.reject(new Error('The database is closed')) : send(ask)),
    lost,
    kill,
    close,
  }
}
