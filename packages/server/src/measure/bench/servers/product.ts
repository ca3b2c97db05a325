import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { freePort } from '../../../platform/process/testing/process.ts'
import { startChild } from './child.ts'

const usage = z.object({
  /** Processor time of the process since it began, in ms. */
  processor: z.number(),
  /** Its resident memory, in MB. */
  memory: z.number(),
})
type Usage = z.infer<typeof usage>

type CacheClearing = 'now' | 'always' | 'never'
export interface Product {
  port: number
  usage: () => Promise<Usage>
  /** Drops all cached pages now; `always`: and before every response from now on; `never`: caching stays on. */
  clearCaches: (when: CacheClearing) => Promise<Usage>
  stop: () => Promise<void>
}

/** The flags that `npm start` gives to Node in a checkout. */
export function startFlags(manifest: string): string[] {
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(manifest))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

const inside = pathToFileURL(join(import.meta.dirname, 'inside.ts')).href
const longestStartMs = 120_000

/** Starts the real server of a checkout, as `npm start` does but for a free port, and waits until it is ready. */
export async function startProduct(tree: string, environment: NodeJS.ProcessEnv): Promise<Product> {
  const port = await freePort()
  const child = startChild(join(tree, 'packages/server/src/server.ts'), {
    flags: [...startFlags(readFileSync(join(tree, 'package.json'), 'utf8')), '--import', inside],
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
  })
  const requestUsage = (message: object) => child.request(message, usage)
  for (const end = performance.now() + longestStartMs; ; await pause(50)) {
    await requestUsage({})
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) break
    if (performance.now() > end) throw new Error(`The server in ${tree} did not become ready`)
  }
  return {
    port,
    usage: () => requestUsage({}),
    clearCaches: (when) => requestUsage({ forget: when }),
    stop: child.stop,
  }
}
