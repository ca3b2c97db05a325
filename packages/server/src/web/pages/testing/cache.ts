import { setImmediate as turn } from 'node:timers/promises'
import { pageKey } from '../../../platform/cache/key.ts'
import type { RenderedPage } from '../../../platform/cache/page.ts'
import { type Found, PageCache, type PageCacheOptions } from '../../../platform/cache/page-cache.ts'

export const cachePolicy = { tags: new Set(['school:1']), maxAge: 60, staleFor: 600 }
export const page = (text: string, overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(text),
  policy: cachePolicy,
  ...overrides,
})

/** A cache whose renders the test completes one by one, and whose clock it controls. */
export function setup(options: Partial<PageCacheOptions> = {}) {
  const waiting: { key: string; resolveNext: (page: RenderedPage) => void }[] = []
  const clock = { ms: 0 }
  const cache = new PageCache({
    render: (key) => new Promise((resolve) => waiting.push({ key, resolveNext: resolve })),
    keyOf: (target) => pageKey(target, () => ['city', 'board']),
    now: () => clock.ms,
    ...options,
  })
  const resolveNext = async (next: RenderedPage) => {
    await turn()
    const first = waiting.shift()
    if (!first) throw new Error('Nothing is being rendered')
    first.resolveNext(next)
  }
  return { cache, clock, waiting, resolveNext }
}

export const text = (found: Found) => ('cached' in found ? found.cached.body.toString() : found.once.body.toString())
