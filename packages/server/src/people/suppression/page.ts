import { fill, type Language, unsubscribeText } from '@pravesh/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/index.ts'
import { hashSource } from '../../platform/http/security/hashed.ts'
import { closedPolicy } from '../../platform/http/security/headers.ts'
import { openToken, type Subscription, unsubscribePath } from '../../services/mail/unsubscribe-link.ts'
import { masked } from '../account/masked.ts'
import { isStopped, resume, suppress } from './store.ts'

// The tokens of packages/theme that this page needs, by their names.
const style = `:root{color-scheme:light dark;--paper:light-dark(#faf7f2,#121819);--surface:light-dark(#fff,#192123);--ink:light-dark(#221d17,#efe9df);--ink-soft:light-dark(#5b5348,#b9b1a4);--hairline:light-dark(#e0d8cb,#2c3739);--peacock:light-dark(#005461,#79cdd0);--on-peacock:light-dark(#fff,#0b1a1c);--unit:8px}
*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header,main{max-width:36rem;margin:0 auto;padding:0 calc(2*var(--unit))}
header{display:flex;justify-content:space-between;gap:calc(2*var(--unit));padding-block:calc(1.5*var(--unit))}
a{color:var(--peacock);display:inline-block;padding:calc(1.25*var(--unit)) 0}.name{font-weight:700;text-decoration:none}
main>div{margin-top:calc(4*var(--unit));padding:calc(3*var(--unit));background:var(--surface);border:1px solid var(--hairline);border-radius:8px}
h1{font-size:1.5rem;line-height:1.25;margin:0}p{margin:calc(1.5*var(--unit)) 0 0}.soft{color:var(--ink-soft);overflow-wrap:anywhere}
button{margin-top:calc(3*var(--unit));min-height:48px;padding:var(--unit) calc(3*var(--unit));font:inherit;font-weight:600;color:var(--on-peacock);background:var(--peacock);border:1px solid var(--peacock);border-radius:8px;cursor:pointer}
button.second{color:var(--peacock);background:none}:focus-visible{outline:3px solid var(--peacock);outline-offset:2px}`

const policy = `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src ${hashSource(style)}`
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

type View = 'ask' | 'stopped' | 'resumed' | 'invalid'
type Page = { view: View; language: Language; token: string; subscription?: Subscription | undefined }
const otherLanguage = { en: { language: 'hi', name: 'हिन्दी' }, hi: { language: 'en', name: 'English' } } as const

/** The page behind the link in a mail, with one button; it runs no script. */
function unsubscribePage({ view, language, token, subscription }: Page): string {
  const text = unsubscribeText(language, subscription?.purpose ?? 'all')
  const other = otherLanguage[language]
  const undo = view === 'stopped'
  const button = undo
    ? `<input type="hidden" name="action" value="undo"><button class="second">${text.undo}</button>`
    : `<button>${text.stop}</button>`
  const form = `<form method="post" action="${escaped(unsubscribePath(token, language))}">${button}</form>`
  const address = subscription
    ? `<p class="soft">${escaped(fill(text.address, { address: masked(subscription.address) ?? '' }, language))}</p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text[view]} – Pravesh</title><style>${style}</style></head><body><header><a class="name" href="${language === 'hi' ? '/hi' : '/'}">Pravesh</a><a lang="${other.language}" href="${escaped(unsubscribePath(token, other.language))}">${other.name}</a></header><main><div><h1>${text[view]}</h1>${address}<p>${text[`${view}Text`]}</p>${view === 'invalid' ? '' : form}</div></main></body></html>`
}

type UnsubscribeParts = { db: Db; config: Pick<Config, 'encryptionKeys'> }
const bodyLimit = 4_096

/**
 * `/unsubscribe` and `/hi/unsubscribe`. GET shows the purpose of the link and changes nothing; POST unsubscribes, from the page's button
 * or from a mail program (RFC 8058), and responds 200 with the page. It needs no cookie, origin or session: the token is enough.
 */
export async function unsubscribePages(app: FastifyInstance, { db, config }: UnsubscribeParts): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  const send = (reply: FastifyReply, page: Page) =>
    reply
      .code(page.view === 'invalid' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(unsubscribePage(page))
  const tokenOf = (query: unknown): string => {
    const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined
    return typeof token === 'string' && token.length <= 450 ? token : ''
  }
  for (const [url, language] of [
    ['/unsubscribe', 'en'],
    ['/hi/unsubscribe', 'hi'],
  ] as const) {
    app.get(url, async (request, reply) => {
      const token = tokenOf(request.query)
      const subscription = openToken(config.encryptionKeys, token)
      if (!subscription) return send(reply, { view: 'invalid', language, token })
      const view = (await isStopped(db, subscription)) ? 'stopped' : 'ask'
      return send(reply, { view, language, token, subscription })
    })
    app.post(url, { bodyLimit }, async (request, reply) => {
      const token = tokenOf(request.query)
      const subscription = openToken(config.encryptionKeys, token)
      if (!subscription) return send(reply, { view: 'invalid', language, token })
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const undo = form.get('action') === 'undo'
      if (undo) await resume(db, subscription)
      else await suppress(db, subscription, 'unsubscribed')
      return send(reply, { view: undo ? 'resumed' : 'stopped', language, token, subscription })
    })
  }
}
