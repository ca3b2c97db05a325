import type { Database } from '../database.ts'
import { createHome, createListeners } from './embedded-database.ts'
import { openInMemory } from './engine.ts'
import { createSession } from './session.ts'

const idleMs = 10_000

/** A home that ends with the process, in this thread: quickest to open, for tests. `from` is the folder of a closed one to begin as. */
export async function openMemory(from?: string): Promise<Database> {
  const { ears: listeners, hear: dispatch } = createListeners()
  const call = createSession(await openInMemory(from), dispatch, idleMs)
  const close = async () => {
    await call({ op: 'close' })
  }
  const lost = new Promise<Error>(() => undefined)
  return createHome({ kind: 'memory', call, listeners: listeners, lost, close })
}
