import { hashSource } from '../../../platform/http/security/hashed.ts'
import { closedPolicy } from '../../../platform/http/security/headers.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem}button{font:inherit;display:block;width:100%;margin:.5rem 0;padding:.6rem 1rem}small{opacity:.8}'

/** The page's policy: its own style, and forms that go to this server. */
export const pagePolicy = `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src ${hashSource(style)}`

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const choices = [
  ['succeed', 'Pay: it succeeds'],
  ['fail', 'Pay: the bank refuses'],
  ['delay', 'Pay: the bank confirms later'],
  ['close', 'Close without paying'],
] as const

/** The checkout of the demo: no money moves. `amount` in paise. */
export function checkoutPage({ id, amount, status }: { id: string; amount: number; status: string }): string {
  const rupees = (amount / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
  if (status === 'paid') return page('Paid already', `<p>${rupees} were paid for this order.</p>`)
  const buttons = choices.map(([action, label]) => `<button name="action" value="${action}">${label}</button>`).join('')
  return page(
    'Demo payment',
    `<p>${rupees} to Pravesh. <small>This is a demo: no money moves.</small></p><form method="post" action="/sandbox/checkout"><input type="hidden" name="order_id" value="${escaped(id)}">${buttons}</form><p><small>Order ${escaped(id)}</small></p>`,
  )
}
/** The result, for payments on the page itself rather than in the dialog. */
export function resultPage(title: string, text: string): string {
  return page(escaped(title), `<p>${escaped(text)}</p><p><a href="/">Back to Pravesh</a></p>`)
}
