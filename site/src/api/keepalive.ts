/** Maximum bytes of a keepalive request; a larger one fails at once, and is sent as any other. */
const maxBytes = 64 * 1024

/** A `fetch` whose request continues when the page ends: the last input reaches the server even if the response is not awaited. */
export const keepaliveFetch: typeof fetch = (address, init) => {
  const size = typeof init?.body === 'string' ? new TextEncoder().encode(init.body).length : 0
  return fetch(address, { ...init, keepalive: size < maxBytes })
}
