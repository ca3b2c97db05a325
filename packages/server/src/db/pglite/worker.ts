import { parentPort, workerData } from 'node:worker_threads'
import { openInDirectory } from './engine.ts'
import { type Ask, type FromWorker, packFault } from './protocol.ts'
import { createSession } from './session.ts'

const port = parentPort
if (!port) throw new Error('The database worker runs in a worker thread only')
const tell = (message: FromWorker) => port.postMessage(message)
const { path, idleMs } = workerData as { path: string; idleMs: number }

try {
  const engine = await openInDirectory(path)
  const session = createSession(engine, (channel, payload) => tell({ channel, payload }), idleMs)
  port.on('message', async ({ id, ask }: { id: number; ask: Ask }) => {
    try {
      tell({ id, answer: await session(ask) })
    } catch (thrown) {
      tell({ id, fault: packFault(thrown) })
    }
  })
  tell({ ready: true })
} catch (thrown) {
  tell({ unable: thrown instanceof Error ? thrown.message : String(thrown) })
}
