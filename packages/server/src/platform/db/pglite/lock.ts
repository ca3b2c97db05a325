import { DatabaseSync } from 'node:sqlite'

/** References prevent garbage collection, which would close the file and release the lock while its owner is running. */
const openLocks = new Set<DatabaseSync>()

/**
 * Acquires the only lock of a path; undefined where another process holds it. Returns the release function; the operating system releases
 * it when the process ends, in any way.
 */
export function takeLock(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    // SQLite's result code 5 is "busy"; any other is a real error.
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return undefined
    throw error
  }
  openLocks.add(file)
  return () => {
    if (openLocks.delete(file)) file.close()
  }
}
