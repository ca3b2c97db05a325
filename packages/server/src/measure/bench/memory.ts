import { setTimeout as pause } from 'node:timers/promises'
import { loadResult } from './load/load.ts'
import type { Child } from './servers/child.ts'
import type { Product } from './servers/product.ts'

/** Memory of a server's process, in MB: when it has just started, and after so many different pages. */
export interface Memory {
  atStart: number
  after: number
  pages: number
}
const restMs = 2_000

/** Requests pages of a freshly started server, each once, in the coding of browsers. */
export async function memoryOf(load: Child, { port, usage }: Product, paths: readonly string[]): Promise<Memory> {
  await pause(restMs)
  const { memory: atStart } = await usage()
  if (paths.length === 0) return { atStart, after: atStart, pages: 0 }
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  const loadRun = { port, paths, headers, from: 0, most: paths.length, seconds: 3_600, connections: 16 }
  const { answers: pages } = await load.request(loadRun, loadResult)
  await pause(restMs)
  return { atStart, after: (await usage()).memory, pages }
}

/** As a sentence. */
export const memoryLine = (label: string, { atStart, after, pages }: Memory): string =>
  `Memory ${label}: ${Math.round(atStart)} MB at start, ${Math.round(after)} MB after ${pages} different pages.`
