import { DatabaseSync } from 'node:sqlite'

/** Kept from the garbage collector, which would close the file and let go of the lock while its owner goes on. */
const openLocks = new Set<DatabaseSync>()

/**
 * Takes the only lock of a path, or answers undefined where another process holds it. Answers how to let go;
 * the operating system lets go by itself when the process ends, however it ends.
 */
export function takeLock(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    // SQLite's result code 5 is "busy"; anything else is a real fault.
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return undefined
    throw error
  }
  openLocks.add(file)
  return () => {
    if (openLocks.delete(file)) file.close()
  }
}
