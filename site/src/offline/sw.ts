import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { warmStrategyCache } from 'workbox-recipes'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isKept, offlinePath, pagesCache } from './kept.ts'
import { withNotice, withTitles } from './offline-page.ts'

/**
 * Keeps the pages that were visited, for times without a network. A page comes from the network whenever there is one. Kept are only pages
 * that the server lets every cache keep: nothing of an account, and no form with a child's birthday.
 */
const day = 24 * 60 * 60
const mostPages = 40
/** Of the built files' names, so that one is never out of date. */
const builtFiles = '/_astro/'

interface WorkerScope {
  clients: { matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]> }
  addEventListener: (
    type: 'activate',
    listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}
declare const self: WorkerScope

const offlinePages = new NetworkFirst({ cacheName: 'offline' })

/** The page of the address's language that is displayed when neither the network nor the cache has a page. */
const offlinePage = async (pathname: string): Promise<Response | undefined> =>
  (await caches.open(offlinePages.cacheName)).match(offlinePath(pathname))

warmStrategyCache({ urls: [offlinePath('/'), offlinePath('/hi')], strategy: offlinePages })
clientsClaim()

const pages = new NetworkFirst({
  cacheName: pagesCache,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null) },
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && withNotice(cachedResponse, await offlinePage(new URL(request.url).pathname)),
    },
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
})
/** The pages that were loaded before there was a service worker. */
self.addEventListener('activate', (event) => {
  const keep = async () => {
    const open = await self.clients.matchAll({ includeUncontrolled: true })
    await Promise.all(open.map(({ url }) => pages.handle({ event, request: new Request(url) })))
  }
  event.waitUntil(keep())
})
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && !url.pathname.startsWith('/api/') && (request.headers.get('accept') ?? '').includes('text/html'),
  pages,
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(builtFiles),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
)
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.destination === 'image',
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
    ],
  }),
)
setCatchHandler(async ({ request, url }) => {
  const page = request.mode === 'navigate' ? await offlinePage(url.pathname) : undefined
  return page ? withTitles(page, await caches.open(pagesCache)) : Response.error()
})
