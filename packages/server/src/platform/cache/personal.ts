import type { IncomingMessage } from 'node:http'

/**
 * Detects whether a visitor sends one of these identifying cookies. A similar text counts too: it costs a render, the other mistake would
 * reveal a secret. A token is irrelevant here: neither pages nor cached API responses read one.
 */
export function personalTest(sessionCookies: readonly string[]): (request: IncomingMessage) => boolean {
  const names = sessionCookies.map((name) => `${name}=`)
  return ({ headers: { cookie } }) => cookie !== undefined && names.some((name) => cookie.includes(name))
}
