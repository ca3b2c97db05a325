import type { IncomingMessage } from 'node:http'

/**
 * Tells whether a visitor says who they are, by a token or by one of these cookies. What merely looks like one counts too: it costs
 * a render, the other mistake would cost a secret.
 */
export function personalTest(sessionCookies: readonly string[]): (request: IncomingMessage) => boolean {
  const names = sessionCookies.map((name) => `${name}=`)
  return ({ headers: { authorization, cookie } }) =>
    authorization !== undefined || (cookie !== undefined && names.some((name) => cookie.includes(name)))
}
