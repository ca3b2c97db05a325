import type { IncomingMessage } from 'node:http'

/**
 * Tells whether a visitor sends one of these cookies, which say who they are. What merely looks like one counts too: it costs a render, the
 * other mistake would cost a secret. A token says nothing to a page, nor to what is kept of the API: neither reads one.
 */
export function personalTest(sessionCookies: readonly string[]): (request: IncomingMessage) => boolean {
  const names = sessionCookies.map((name) => `${name}=`)
  return ({ headers: { cookie } }) => cookie !== undefined && names.some((name) => cookie.includes(name))
}
