import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { CachedResponse } from '../../platform/cache/cached-response.ts'
import type { HeaderList } from '../../platform/cache/page.ts'
import { hashSource } from '../../platform/http/security/hashed.ts'
import { closedPolicy } from '../../platform/http/security/headers.ts'

const scriptPath = '/docs/js/scalar.js'

/** Scalar without what it would load from or send to its maker: fonts, statistics, a proxy, its assistant and its editor. */
const configuration = (base: string) => ({
  url: `${base}/openapi.json`,
  cdn: base + scriptPath,
  pageTitle: 'Pravesh API',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never' as const,
  hideClientButton: true,
})

/** Read by Zod in Scalar's script, which would try to compile code: the page's policy blocks and reports that. */
const withoutEval = '<script type="text/javascript">globalThis.__zod_globalConfig = { jitless: true }</script>'

/** Its style sheets are written by its script while it runs; of scripts, only its file and the one text that starts it may run. */
const policyOf = (html: string) =>
  [
    closedPolicy,
    `script-src 'self' ${[...html.matchAll(/<script type="text\/javascript">([^<]*)<\/script>/g)].map(([, text = '']) => hashSource(text)).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ')

/** The two answers of Scalar's plugin, its page and its script, as ready responses. `headers` are sent with both. */
export async function openReference(
  base: string,
  headers: HeaderList,
): Promise<Record<'page' | 'script', CachedResponse>> {
  const app = Fastify()
  await app.register(scalar, { routePrefix: '/docs', configuration: configuration(base) })
  const [page, script] = await Promise.all(['/docs/', scriptPath].map((url) => app.inject(url)))
  await app.close()
  if (page?.statusCode !== 200 || script?.statusCode !== 200) throw new Error('Scalar has no page or no script')
  const html = page.body
    .replace('<html>', '<html lang="en">')
    .replace('</title>', `</title><link rel="icon" href="/favicon.svg" />${withoutEval}`)
  const respond = (type: string, age: string, policy: string, body: string) =>
    new CachedResponse(
      200,
      [['content-type', type], ['cache-control', age], ['content-security-policy', policy], ...headers],
      Buffer.from(body),
    )
  return {
    page: respond('text/html; charset=utf-8', 'public, max-age=0, must-revalidate', policyOf(html), html),
    script: respond('text/javascript; charset=utf-8', 'public, max-age=86400', closedPolicy, script.body),
  }
}
