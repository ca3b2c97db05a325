import type { AstroIntegration } from 'astro'

/** Origins of the other servers during development: set by `npm run dev`. */
type ServerAddresses = { server: string; admin: string; buyer: string }

/** Paths of the API server: Vite proxies them, so that pages, API and files have one origin, as in production. */
const ofServer = [
  '/api/',
  '/files/',
  '/dev/outbox',
  '/sandbox/',
  '/healthz',
  '/readyz',
  '/.well-known/',
  '/unsubscribe',
  '/hi/unsubscribe',
]

/**
 * `astro dev` next to a running server: pages read from it, and the consoles' addresses lead to their servers. Takes no part in a build.
 */
export function proxyToServer({ server, admin, buyer }: ServerAddresses): AstroIntegration {
  return {
    name: 'pravesh:beside-server',
    hooks: {
      'astro:config:setup': ({ addMiddleware, updateConfig }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('./locals.ts', import.meta.url) })
        const proxy = Object.fromEntries(ofServer.map((path) => [path, server]))
        updateConfig({ vite: { server: { proxy, strictPort: true } } })
      },
      'astro:server:setup': ({ server: vite }) => {
        for (const [path, origin] of [
          ['/admin', admin],
          ['/administration', buyer],
        ] as const)
          vite.middlewares.use(path, (request, response) => {
            response.writeHead(302, { location: `${origin}${path}${request.url ?? '/'}` }).end()
          })
      },
    },
  }
}
