import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type UserConfig } from 'vite'

/** The server that Vite's dev server proxies calls to; set by `npm run dev`. */
const { DEV_SERVER = 'http://localhost:3000' } = loadEnv('development', '.', 'DEV_')

/** What the contract writes for the OpenAPI document: descriptions, examples of parameters, tags. Browsers read none of it. */
const descriptions = new RegExp(
  [
    /\.meta\(\{\s*example\b[^{}]*\}\)/,
    /\bexample: '[^'\n]*',?/,
    /\btag: \w+Tag\b,?/,
    /\bname: '[^'\n]*',\s*audience: '[^'\n]*',/,
    /\??\.describe\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?\s*\)/,
    /\b(?:description|filterDescription):\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  transform: {
    filter: { id: /packages\/contract\/src\// },
    order: 'pre',
    handler: (code) => ({ code: code.replace(descriptions, ''), map: null }),
  },
}

/** Vite's configuration of a console, for builds and development. `base`: its path, with a slash at both ends. */
export const consoleBuild = ({ base }: { base: string }): UserConfig => ({
  base,
  envPrefix: 'PUBLIC_',
  // The server puts a fresh nonce in place of the mark in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [withoutDescriptions, react()],
  build: {
    target: 'baseline-widely-available',
    // react-admin changes with its version alone: as a chunk of its own, it stays in the browser's cache.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Together, so that no-eval.ts runs before the contract makes its schemas. The texts of screens are in the chunks of those.
            {
              name: 'contract',
              test: /packages\/(contract|client|data-provider|messages)\/(?!src\/((consoles\/(react-admin-)?)?hi|consoles\/screens|reasons\/hindi|fields\/text-blocks))|node_modules\/zod\/|console\/no-eval/,
              priority: 3,
            },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              priority: 2,
            },
            {
              name: 'react-admin',
              // Charts are in the chunks of their screens.
              test: /node_modules\/(react-admin|ra-[a-z0-9-]+|@mui(?!\/x-)|@emotion|@tanstack|react-hook-form)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': DEV_SERVER, '/files': DEV_SERVER } },
})
