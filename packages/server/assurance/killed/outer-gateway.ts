import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createSandbox, type Webhook } from '../../src/people/payment/sandbox/sandbox.ts'
import { sql } from '../../src/platform/db/drizzle.ts'
import type { Db } from '../../src/platform/db/index.ts'
import { chancesOf } from './chance.ts'

export const outerKeys = {
  keyId: 'rzp_live_outside',
  keySecret: 'Vt4wq8Lx1nZr6cJy9bKd3mHs5gPf7aUe',
  webhookSecret: 'Xo2eR5tN8uI1pD4sF7gK0jL3zC6vB9hM',
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A payment gateway outside the server under test, in a process that is not killed: the sandbox's REST API over HTTP, on a database of its
 * own. Webhooks go to the address set by `pointAt`, some twice, and repeatedly until they are accepted; those matching `drop` are never
 * sent. `beforeResponse` is awaited before each response.
 */
export async function outerGateway(db: Db, beforeResponse: () => Promise<unknown> = () => Promise.resolve()) {
  const delayMs = 150
  const sandbox = createSandbox({ db, ...outerKeys, delayMs, webhookMs: 5 })
  const waiting = new Set<Webhook>()
  const figures = { calls: 0, webhooks: 0, taken: 0, dropped: 0 }
  const chance = chancesOf(-1)
  let target: string | undefined
  let drop: (webhook: Webhook) => boolean = () => false

  const server = createServer(async (request, response) => {
    const method = request.method === 'POST' ? 'POST' : 'GET'
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await textOf(request)
    figures.calls++
    await beforeResponse()
    const result = await sandbox.rest({ method, path: request.url ?? '/', headers, ...(body ? { body } : {}) })
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function send(webhook: Webhook) {
    const url = target
    const sent = url && (await fetch(url, { method: 'POST', ...webhook }).catch(() => undefined))
    if (!sent) return
    await sent.arrayBuffer()
    if (sent.status === 200 && waiting.delete(webhook)) figures.taken++
  }
  sandbox.deliverTo(async (webhook) => {
    figures.webhooks++
    if (drop(webhook)) figures.dropped++
    else waiting.add(webhook)
  })
  const stop = new AbortController()
  const sending = (async () => {
    while (!stop.signal.aborted) {
      const round = [...waiting].toSorted(() => chance.below(2) - 0.5)
      await Promise.all(
        round.flatMap((webhook) => (chance.happens(0.3) ? [send(webhook), send(webhook)] : [send(webhook)])),
      )
      await pause(40)
    }
  })()

  /** Every payment, in its current state, with its number of refunds. */
  async function listPayments() {
    const { rows } = await db.execute<{ id: string; status: string; order_id: string; refunds: number }>(sql`
      select id, body->>'status' as status, body->>'order_id' as order_id,
        (select count(*)::int from sandbox_record r where r.kind = 'refund' and r.parent = p.id) as refunds
      from sandbox_record p where kind = 'payment'`)
    return rows
  }

  return {
    ...sandbox,
    taken: listPayments,
    delayMs,
    figures,
    baseUrl: `http://127.0.0.1:${port}`,
    /** How many webhooks are still to be taken. */
    owed: () => waiting.size,
    /** Where webhooks go; undefined holds them back. */
    pointAt(url: string | undefined) {
      target = url
    },
    dropping(filter: typeof drop) {
      drop = filter
    },
    async close() {
      stop.abort()
      await sending
      server.closeAllConnections()
      server.close()
    },
  }
}
export type OuterGateway = Awaited<ReturnType<typeof outerGateway>>
