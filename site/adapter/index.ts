import type { AstroIntegration, ViteUserConfig } from 'astro'
import { hindiRoutes } from './hindi-routes.ts'
import { startFromFile } from './island-start.ts'
import { precompress } from './precompress.ts'
import { productionReact } from './production-react.ts'
import { buildServiceWorker } from './service-worker.ts'

// One copy of the contract for site and server, or an ApiError of the server's reader would not be one to a page. Vite's own
// list of externals takes compiled packages only.
const oneContract: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'pravesh:one-contract',
  // Astro's development server loads the contract itself, and again when it changes.
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'server',
  resolveId: (id) => (id === '@pravesh/contract' ? { id, external: true } : undefined),
}

/**
 * Builds the site into `dist/server/entry.mjs`, which exports `render` (see entry.ts) and opens no port: the server package hosts it. Also
 * adds `client:touch`, the Hindi version of each page, and brotli and gzip files next to those in `dist/client`.
 */
export function responseAdapter(): AstroIntegration {
  return {
    name: 'pravesh:response-adapter',
    hooks: {
      'astro:config:setup': ({ config, addClientDirective, addMiddleware, injectRoute, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: new URL('./touch.ts', import.meta.url).pathname })
        addMiddleware({ order: 'pre', entrypoint: new URL('./error-page.ts', import.meta.url) })
        updateConfig({ vite: { plugins: [oneContract, startFromFile(), productionReact()] } })
        for (const route of hindiRoutes(new URL('pages/', config.srcDir))) injectRoute(route)
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'pravesh:response-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', envGetSecret: 'stable' },
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        await buildServiceWorker(dir)
        const { files, saved } = await precompress(dir)
        logger.info(`${files} files compressed ahead, ${Math.round(saved / 1024)} kB saved with brotli`)
      },
    },
  }
}
