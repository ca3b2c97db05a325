import type { BenchTarget } from '../interleave.ts'
import { adminToken } from '../responses/api.ts'
import type { Kind } from '../responses/kinds.ts'
import { sampleOf } from '../responses/sample.ts'
import { type Backends, watchBackends } from './backends.ts'
import { type Product, startProduct } from './product.ts'

/** A measured server, with its database's own cost and an administrator's session. */
export interface Subject {
  product: Product
  /** As a target for a kind of response. */
  createTarget: (kind: Kind) => Promise<BenchTarget>
  stop: () => Promise<void>
}

/** With fewer addresses than this a run would soon be over: then caches are dropped before each response, and addresses requested again. */
const few = 1_000
/** Whether each address is requested once in a run, so that no response is from a cache. */
export const isOnce = ({ isCached, paths }: Kind): boolean => !isCached && paths.length >= few

async function validator(port: number, { paths: [path = '/'], headers }: Kind): Promise<BenchTarget['headers']> {
  const sample = await sampleOf(port, path, headers)
  const tag = sample.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
  if (tag === undefined) throw new Error(`${path} has no ETag`)
  return { 'If-None-Match': tag }
}

/** Starts the server of a checkout on a database. */
export async function startSubject(tree: string, environment: NodeJS.ProcessEnv): Promise<Subject> {
  const product = await startProduct(tree, environment)
  const { DATABASE_URL: url } = environment
  const backends: Backends | undefined = url ? await watchBackends(url) : undefined
  let token: string | undefined
  return {
    product,
    async createTarget(kind) {
      if (kind.signedIn) token ??= await adminToken(product.port)
      return {
        port: product.port,
        headers: {
          ...(kind.signedIn ? { Authorization: `Bearer ${token}` } : {}),
          ...(kind.isRevalidated ? await validator(product.port, kind) : {}),
        },
        prepare: () => product.clearCaches(kind.isCached ? 'never' : isOnce(kind) ? 'now' : 'always'),
        spent: async () => ({
          server: (await product.usage()).processor,
          database: await backends?.processor(),
        }),
      }
    },
    async stop() {
      await backends?.close()
      await product.stop()
    },
  }
}
