/** Bytes that a browser takes along when a page ends; a call with more is refused at once, and is sent as any other. */
const maxBytes = 64 * 1024

/** A `fetch` whose call goes on when the page ends: what was typed last reaches the server though nobody waits for the answer. */
export const keepaliveFetch: typeof fetch = (address, init) => {
  const size = typeof init?.body === 'string' ? new TextEncoder().encode(init.body).length : 0
  return fetch(address, { ...init, keepalive: size < maxBytes })
}
