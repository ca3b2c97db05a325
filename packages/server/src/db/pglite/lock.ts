import { DatabaseSync } from 'node:sqlite'

/** Kept from the garbage collector, which would close the file and let go of the lock while its owner goes on. */
const held = new Set<DatabaseSync>()

/**
 * Takes the only lock of a path, or answers undefined where another process holds it. Answers how to let go;
 * the operating system lets go by itself when the process ends, however it ends.
 */
export function takeLock(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  } catch (thrown) {
    file.close()
    // SQLite's result code 5 is "busy"; anything else is a real fault.
    if (thrown instanceof Error && 'errcode' in thrown && thrown.errcode === 5) return undefined
    throw thrown
  }
  held.add(file)
  return () => {
    if (held.delete(file)) file.close()
  }
}
