import type { Mutant } from '../mutant.ts'

const pages = 'packages/server/src/web/pages'

/** Pages are cached per address, and dropped when their content changes. */
export const cacheGuards: readonly Mutant[] = [
  {
    guard: 'a page is rendered and kept by what it reads of an address alone',
    file: `packages/server/src/platform/cache/key.ts`,
    from: "value !== '' && read.includes(name)",
    to: "value !== ''",
    tests: [`packages/server/src/platform/cache`, `${pages}/host`],
  },
  {
    guard: 'who says who they are is not answered from the cache',
    file: `packages/server/src/platform/cache/page-cache.ts`,
    from: 'page === undefined || this.personal(request) || !this.#servable(page)',
    to: 'page === undefined || !this.#servable(page)',
    tests: [`packages/server/src/platform/cache`, `${pages}/host`],
  },
  {
    guard: 'who says who they are does not fill the cache',
    file: `${pages}/host/site-host.ts`,
    from: 'cache.personal(request) ? { once: { ...(await renderer.page(key)), policy: undefined } } : cache.page(key)',
    to: 'cache.page(key)',
    tests: [`${pages}/host`],
  },
  {
    guard: 'a render that a change overtook is not kept',
    file: `packages/server/src/platform/cache/page-cache.ts`,
    from: 'if (pendingRender.isInvalidated(policy.tags)) this.stats.overtaken++\n      else ',
    to: '',
    tests: [`packages/server/src/platform/cache`],
  },
  {
    guard: 'a page that sets a cookie goes to one visitor alone',
    file: `packages/server/src/platform/cache/page-cache.ts`,
    from: 'shared: failed && !setsCookie(page.headers)',
    to: 'shared: true',
    tests: [`packages/server/src/platform/cache`],
  },
  {
    guard: 'a policy names nothing that the build did not write',
    file: `${pages}/host/policy.ts`,
    from: 'if (knownHashes.has(source)) found.add',
    to: 'found.add',
    tests: [`${pages}/host/policy.test.ts`],
  },
  {
    guard: 'a site without a policy is not served',
    file: `${pages}/host/policy.ts`,
    from: `if (!directives.includes("default-src 'none'")) throw`,
    to: 'if (directives.length > 1_000) throw',
    tests: [`${pages}/host/policy.test.ts`],
  },
  {
    guard: 'what is made later of a kept page is counted',
    file: `packages/server/src/platform/cache/store.ts`,
    from: `    this.#bytes += bytes
`,
    to: '',
    tests: [`packages/server/src/platform/cache/store.test.ts`],
  },
]
