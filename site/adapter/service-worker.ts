import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles the service worker into `sw.js` in `folder`. Its name is the same in each build, since browsers ask for it by name. */
export async function buildServiceWorker(folder: URL): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('../src/offline/sw.ts', import.meta.url)),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  })
}
