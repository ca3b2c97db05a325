import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/index.ts'
import { hashSource } from '../../platform/http/security/hashed.ts'
import { closedPolicy } from '../../platform/http/security/headers.ts'
import { type OutboxMessage, readOutbox } from './outbox.ts'

// The tokens of packages/theme that this page needs, by their names.
const style = `:root{color-scheme:light dark;--paper:light-dark(#faf7f2,#121819);--surface:light-dark(#fff,#192123);--ink:light-dark(#221d17,#efe9df);--ink-soft:light-dark(#5b5348,#b9b1a4);--hairline:light-dark(#e0d8cb,#2c3739);--peacock:light-dark(#005461,#79cdd0);--demo:light-dark(#7b2d83,#dfa6e6);--unit:8px}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:68ch;margin:0 auto;padding:calc(6*var(--unit)) calc(2*var(--unit))}
h1{font-size:1.728rem;line-height:1.25;margin:0}
p{margin:var(--unit) 0}.soft{color:var(--ink-soft)}.demo{color:var(--demo)}
a{color:var(--peacock);display:inline-block;padding:calc(1.25*var(--unit)) 0}
ol{list-style:none;margin:calc(3*var(--unit)) 0 0;padding:0}
li{padding:calc(2*var(--unit)) 0;border-top:1px solid var(--hairline)}
h2{font-size:1rem;margin:0}time,.to{font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:var(--unit) 0 0;padding:calc(1.5*var(--unit)) calc(2*var(--unit));background:var(--surface);border:1px solid var(--hairline);border-radius:6px}`

const policy = `${closedPolicy}; style-src ${hashSource(style)}`
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

function item({ kind, to, subject, text, at: createdAt }: OutboxMessage): string {
  const title = subject ?? (kind === 'sms' ? 'Message to a mobile' : 'Mail')
  const facts = `${kind === 'sms' ? 'SMS' : 'Mail'} to <span class="to">${escaped(to)}</span>, <time datetime="${createdAt}">${escaped(time.format(new Date(createdAt)))}</time>`
  return `<li><article><h2>${escaped(title)}</h2><p class="soft">${facts}</p><pre>${escaped(text)}</pre></article></li>`
}

/** The outbox as a page for people. */
function outboxPage(messages: readonly OutboxMessage[]): string {
  const list =
    messages.length > 0
      ? `<ol>${messages.map(item).join('')}</ol>`
      : '<p>Nothing yet. Ask for a code or a new password, and it will be here.</p>'
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox of the demo</title><style>${style}</style></head><body><main><h1>Outbox</h1><p class="demo">Demo: what would have been sent as mail and SMS, newest first.</p><p><a href="/dev/outbox">Look again</a></p>${list}</main></body></html>`
}

/** `/dev/outbox` and `/dev/outbox.json`. Registered in demo mode alone: in production there are no such addresses. */
export async function outboxRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  app.get('/dev/outbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(outboxPage(await readOutbox(db))),
  )
  app.get('/dev/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(db)),
  )
}
