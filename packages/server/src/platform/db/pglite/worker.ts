import { parentPort, workerData } from 'node:worker_threads'
import { openInDirectory } from './engine.ts'
import { type FromWorker, type SessionRequest, serializeError } from './protocol.ts'
import { createSession } from './session.ts'

const port = parentPort
if (!port) throw new Error('The database worker runs in a worker thread only')
const postToParent = (message: FromWorker) => port.postMessage(message)
const { path, idleMs } = workerData as { path: string; idleMs: number }

try {
  const engine = await openInDirectory(path)
  const session = createSession(engine, (channel, payload) => postToParent({ channel, payload }), idleMs)
  port.on('message', async ({ id, ask }: { id: number; ask: SessionRequest }) => {
    try {
      postToParent({ id, answer: await session(ask) })
    } catch (error) {
      postToParent({ id, fault: serializeError(error) })
    }
  })
  postToParent({ ready: true })
} catch (error) {
  postToParent({ unable: error instanceof Error ? error.message : String(error) })
}
