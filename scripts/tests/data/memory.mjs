import { accessSync, constants, statfsSync } from 'node:fs'

/** Whether this machine has spare memory for the data of tests. */
export const isRoomy = process.availableMemory() > 8_000_000_000

/** Where files lie in memory, on a machine that has enough of it: databases wait for a disk at each commit, and when they are copied. */
export const memoryFolder = isRoomy && hasSpace('/dev/shm') ? '/dev/shm' : undefined

/** @param {string} folder */
function hasSpace(folder) {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4_000_000_000
  } catch {
    // Only some systems have it.
    return false
  }
}
