import { randomBytes } from 'node:crypto'
import type { RenderedPage } from '../../../platform/cache/page.ts'

/** The placeholder that a console's build writes for a nonce (Vite: `html.cspNonce`); each response has a fresh one in its place. */
export const nonceMark = '__CSP_NONCE__'

export type ConsolePageOptions = {
  /** Origins in addition to our own that it may call. */
  connect?: readonly string[] | undefined
  /** Origin of the public site, whose cards it shows in frames. */
  site?: string | undefined
  /** Tells the console that its session is a cookie. */
  byCookie?: boolean | undefined
}

/** Makes a console's page from its built index.html. */
export function consolePage(
  html: string,
  { connect = [], site, byCookie = false }: ConsolePageOptions = {},
): () => RenderedPage {
  const data = [
    ...(byCookie ? ['<meta name="session" content="cookie">'] : []),
    ...(site === undefined ? [] : [`<meta name="site" content="${site}">`]),
  ]
  const page = html.replace('</head>', `${data.join('')}</head>`)
  const parts = page.split(nonceMark)
  return () => {
    const nonce = randomBytes(16).toString('base64')
    const policy = [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      // MUI writes its styles while it runs; those carry the nonce.
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      `frame-src ${["'self'", ...(site === undefined ? [] : [site])].join(' ')}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]
    return {
      status: 200,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['content-security-policy', policy.join('; ')],
        ['cache-control', 'no-store'],
      ],
      body: Buffer.from(parts.join(nonce)),
    }
  }
}
