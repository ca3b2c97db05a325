import { type ErrorCode, errorTable } from '@pravesh/contract'
import { errorReferenceText, fill, messageText } from '@pravesh/messages'
import type { RenderedPage } from '../../cache/page.ts'
import { languageOfPage } from '../request/language.ts'
import { hashSource } from '../security/hashed.ts'
import { closedPolicy } from '../security/headers.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1rem;color:#221d17;background:#faf7f2}a{color:#005461}@media(prefers-color-scheme:dark){body{color:#f2ede4;background:#16130f}a{color:#7fc7cf}}'

const policy = `${closedPolicy}; style-src ${hashSource(style)}`

/** The server's own page for errors outside the site: it needs no database, no build and no script. */
export function plainPage(
  code: ErrorCode,
  target = '/',
  options: { status?: number; retryAfter?: number; reference?: string } = {},
): RenderedPage {
  const language = languageOfPage(target)
  const homeUrl = language === 'hi' ? '/hi' : '/'
  const text = messageText(`errors.${code}`, language) ?? errorTable[code].message
  const back = messageText('site.home', language) ?? 'Home'
  const { reference } = options
  const referenceHtml = reference ? `<p>${fill(errorReferenceText[language], { reference }, language)}</p>` : ''
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><style>${style}</style></head><body><main><h1>${text}</h1>${referenceHtml}<p><a href="${homeUrl}">${back}</a></p></main></body></html>`
  const retry = options.retryAfter === undefined ? [] : [['retry-after', String(options.retryAfter)] as const]
  return {
    status: options.status ?? errorTable[code].status,
    headers: [['content-type', 'text/html; charset=utf-8'], ['content-security-policy', policy], ...retry],
    body: Buffer.from(html),
  }
}
