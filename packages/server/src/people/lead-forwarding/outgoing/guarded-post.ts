import { lookup } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../../../platform/config/public-address.ts'
import { PermanentFailure } from '../../../services/jobs/run.ts'

type Address = { address: string; family: number }
export type Guard = {
  /** For development and tests: addresses of this machine and its networks too, and plain http. */
  privateToo?: boolean
  resolve?: (host: string) => Promise<Address[]>
  timeoutMs?: number
}
type Message = { headers: Record<string, string>; body: string }

const resolveAll = (host: string): Promise<Address[]> => lookup(host, { all: true, verbatim: true })

/** The address to connect to. Beyond help where any that the name has is not a public one: it might be the next we get. */
async function addressOf({ hostname }: URL, { privateToo = false, resolve = resolveAll }: Guard): Promise<Address> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const all = family
    ? [{ address: host, family }]
    : await resolve(host).catch(() => {
        throw new Error('The name of the receiver cannot be resolved')
      })
  if (!privateToo && all.some(({ address }) => !isPublicAddress(address)))
    throw new PermanentFailure('The receiver is not on the public internet')
  const [first] = all
  if (!first) throw new Error('The name of the receiver has no address')
  return first
}

function receiver(to: string, { privateToo = false }: Guard): URL {
  const url = URL.canParse(to) ? new URL(to) : undefined
  if (!url || url.username || url.password || !(url.protocol === 'https:' || (privateToo && url.protocol === 'http:')))
    throw new PermanentFailure('The receiver is no https address')
  return url
}

/**
 * Posts to a configured address and returns the status. The name is resolved once, all its addresses are checked, and the connection uses
 * one of them: a DNS change in between has no effect. Redirects are not followed, the response body is not read, and the call ends within
 * `timeoutMs` (10 s). Throws `PermanentFailure` where no connection is allowed.
 */
export async function guardedPost(to: string, { headers, body }: Message, guard: Guard = {}): Promise<number> {
  const url = receiver(to, guard)
  const signal = AbortSignal.timeout(guard.timeoutMs ?? 10_000)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The receiver did not answer in time')), { once: true })
  })
  const pinned = await Promise.race([addressOf(url, guard), timeout])
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)
  const sent = new Promise<number>((resolve, reject) => {
    const open = url.protocol === 'https:' ? overHttps : overHttp
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    // An agent of its own: a connection to one address is not reused for another request to the same name.
    const request = open(url, { method: 'POST', headers: { ...headers, ...length }, lookup, agent: false, signal })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', () => reject(new Error('The receiver cannot be reached')))
    request.end(body)
  })
  return Promise.race([sent, timeout])
}
