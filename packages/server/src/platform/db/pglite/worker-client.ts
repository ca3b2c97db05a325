import { Worker } from 'node:worker_threads'
import { type Call, deserializeError, type FromWorker, type SessionRequest, type SessionResponse } from './protocol.ts'

interface Waiting {
  resolve: (response: SessionResponse) => void
  reject: (error: Error) => void
}

interface WorkerSession {
  call: Call
  lost: Promise<Error>
  /** Ends the thread at once; pending calls are rejected. */
  kill: () => Promise<void>
  /** Waits for pending calls, closes the database and ends the thread. */
  close: () => Promise<void>
}

/** Opens the database at `path` in a thread of its own, so that its long statements never hold up the server's. */
export async function startWorker(
  path: string,
  dispatch: (channel: string, payload: string) => void,
  idleMs: number,
): Promise<WorkerSession> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { path, idleMs } })
  const waiting = new Map<number, Waiting>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  const { promise: ready, resolve: isReady, reject: unable } = Promise.withResolvers<void>()
  let last = 0
  let endReason: Error | undefined
  let closing = false

  function end(reason: Error) {
    endReason ??= reason
    for (const { reject } of waiting.values()) reject(endReason)
    waiting.clear()
    unable(endReason)
    if (!closing) lose(endReason)
  }

  worker.on('error', (error) => end(new Error(`The database thread failed: ${error.message}`, { cause: error })))
  worker.on('exit', (code) => end(new Error(`The database thread ended with code ${code}`)))
  worker.on('message', (message: FromWorker) => {
    if ('ready' in message) return isReady()
    if ('unable' in message) return unable(new Error(message.unable))
    if ('channel' in message) return dispatch(message.channel, message.payload)
    const pending = waiting.get(message.id)
    waiting.delete(message.id)
    if ('fault' in message) pending?.reject(deserializeError(message.fault))
    else pending?.resolve(message.answer)
  })

  const send = (request: SessionRequest) =>
    new Promise<SessionResponse>((resolve, reject) => {
      if (endReason) return reject(endReason)
      const id = ++last
      waiting.set(id, { resolve, reject })
      try {
        worker.postMessage({ id, ask: request })
      } catch (error) {
        waiting.delete(id)
        reject(error)
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
  } catch (error) {
    closing = true
    await kill()
    throw error
  }
  return {
    call: (request) => (closing ? Promise.reject(new Error('The database is closed')) : send(request)),
    lost,
    kill,
    close,
  }
}
