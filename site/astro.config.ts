import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { responseAdapter } from './adapter/index.ts'
import { lightEndpoints } from './adapter/light-endpoints.ts'

/** Where the pages' scripts call the API: a path or a whole address. */
const apiBase = (process.env.PUBLIC_API_BASE || '/api/v1').replace(/\/+$/, '')

// Set during development, by `npm run dev`: `astro dev` reads from a running server. A build reads from none.
const { DEV_SERVER: server, DEV_ADMIN: admin = '', DEV_BUYER: buyer = '' } = process.env
const development = server
  ? [(await import('./adapter/development/integration.ts')).proxyToServer({ server, admin, buyer })]
  : []

export default defineConfig({
  // Only for prerendered files. A page takes its origin from Astro.url: the host renders with PUBLIC_ORIGIN.
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
  output: 'server',
  trailingSlash: 'never',
  adapter: responseAdapter(),
  // In one go: islands are small, a page waits for each, and a stream for each cost half as much again as the page.
  // No prefix of React's own ids comes along, so an island of a visitor's page names its ids itself.
  integrations: [react({ experimentalDisableStreaming: true }), ...development],
  image: { service: passthroughImageService() },
  // Highlighted code would bring inline styles, which the policy below blocks.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'always', format: 'file' },
  i18n: { locales: ['en', 'hi'], defaultLocale: 'en', routing: { prefixDefaultLocale: false } },
  devToolbar: { enabled: false },
  vite: {
    define: { 'import.meta.env.PUBLIC_API_BASE': JSON.stringify(apiBase) },
    plugins: [lightEndpoints()],
    // One file for React, or each further island would split it again and cost a touch another round trip. Not the stores: plain scripts of
    // public pages use them too, and would bring React along.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// }],
              },
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
})
