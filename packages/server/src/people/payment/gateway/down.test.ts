import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { sandboxKeys } from '../open.ts'
import { recheckPayments, reconcilePayments } from '../settle/reconcile.ts'
import { payingApp } from '../testing/paying.ts'
import { razorpayGateway } from './razorpay.ts'
import { httpTransport } from './transport.ts'

type GatewayBehaviour = 'fine' | 'slow' | 'silent' | 'broken' | 'nonsense' | 'cut'
/** How the gateway takes a call, by its method and path. */
let behaviourOf: (call: string) => GatewayBehaviour = () => 'fine'
/** How long the client waits: not long where nothing will come. */
let waitMs = 10_000
const feel = (to: GatewayBehaviour, suffix = '') => {
  behaviourOf = (request) => (request.endsWith(suffix) ? to : 'fine')
  waitMs = to === 'silent' ? 400 : 10_000
}
beforeEach(() => {
  feel('fine')
})

// The real client over HTTP, with a sandbox behind it that has its moods.
const app = await payingApp(async (sandbox) => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString('utf8')
    const { method = 'GET', url: path = '/' } = request
    const now = behaviourOf(`${method} ${path}`)
    if (now === 'silent') return
    if (now === 'broken') return response.writeHead(502).end('{"error":{}}')
    if (now === 'nonsense') return response.writeHead(200).end('<h1>Maintenance</h1>')
    if (now === 'slow') await pause(100)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const gatewayRequest = { method: method === 'POST' ? ('POST' as const) : ('GET' as const), path, headers }
    const result = await sandbox.rest({ ...gatewayRequest, ...(body ? { body } : {}) })
    // The gateway executed the call, and the connection broke before the response.
    if (now === 'cut') return request.socket.destroy()
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const keys = sandboxKeys({ sessionSecrets: demoKeys })
  return razorpayGateway({
    name: 'razorpay',
    ...keys,
    checkout: '',
    transport: (request) => httpTransport(`http://127.0.0.1:${port}`, waitMs)(request),
  })
})
const { db, call, family, order, pay, confirm, webhook, webhookOf, countRecords } = app
const done = { paid: 1, receipts: 1, submitted: 1, applications: 1 }
const unpaidCounts = { paid: 0, receipts: 0, submitted: 0, applications: 1 }
const age = () => db.execute(sql`update payment set created_at = created_at - interval '5 minutes'`)
const outcomes = async (id: string) =>
  (await db.execute(sql`select outcome from received_money where gateway_payment = ${id}`)).rows

test.each<GatewayBehaviour>(['silent', 'broken', 'nonsense', 'cut'])(
  '%s: an order waits, and is the same one afterwards',
  async (down) => {
    const asha = await family()
    const body = { feesType: 'application', instituteType: 'college', instituteId: 1 }
    feel(down)
    const rejectedResponse = await call('POST', '/payment/order', { token: asha.token, body })
    expect([rejectedResponse.status, rejectedResponse.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(rejectedResponse.retryAfter).toBeGreaterThan(0)
    feel('fine')
    const signed = await pay(await order(asha))
    const { rows } = await db.execute(sql`select count(*)::int as n from payment where account = ${asha.id}`)
    expect(rows).toEqual([{ n: 1 }])
    expect((await confirm(asha, signed)).status).toBe(200)
  },
)

test.each<GatewayBehaviour>(['silent', 'broken', 'nonsense', 'cut'])(
  '%s: news of a payment is put off and nothing of it is lost',
  async (down) => {
    const asha = await family()
    const signed = await pay(await order(asha))
    const event = await webhookOf(signed.razorpay_payment_id)
    feel(down)
    const responses = await Promise.all([confirm(asha, signed), webhook(event), confirm(asha, signed), webhook(event)])
    for (const { status, body, retryAfter } of responses) {
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
      expect(retryAfter).toBeGreaterThan(0)
    }
    await age()
    await expect(reconcilePayments(app.parts)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await countRecords(asha.id)).toEqual(unpaidCounts)
    feel('fine')
    expect((await webhook(event)).body.message).toBe('Taken')
    expect((await confirm(asha, signed)).status).toBe(200)
    expect(await countRecords(asha.id)).toEqual(done)
  },
)

test('slow, but within the time: twenty callbacks and twenty webhooks at once pay once', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const event = await webhookOf(signed.razorpay_payment_id)
  feel('slow')
  // A busy machine may respond 503: the webhook is repeated then, as gateways and browsers do.
  async function sendUntilAccepted(n: number): Promise<number> {
    const { status } = await (n % 2 ? confirm(asha, signed) : webhook(event))
    return status === 503 ? sendUntilAccepted(n) : status
  }
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => sendUntilAccepted(n)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await countRecords(asha.id)).toEqual(done)
})

test('a capture whose answer was lost is found done', async () => {
  const asha = await family()
  const signed = await pay(await order(asha), 'authorize')
  feel('cut', '/capture')
  expect((await confirm(asha, signed)).status).toBe(503)
  feel('fine')
  expect(await countRecords(asha.id)).toEqual(unpaidCounts)
  expect((await confirm(asha, signed)).status).toBe(200)
  expect(await countRecords(asha.id)).toEqual(done)
})

test.each<GatewayBehaviour>(['silent', 'cut'])(
  'a refund while the gateway is %s stays due, and is sent once',
  async (down) => {
    const asha = await family()
    const signed = await pay(await order(asha))
    await db.execute(
      sql`update application set status = 'withdrawn', access_ended_at = now(), access_ended_by = 'family' where account = ${asha.id}`,
    )
    const id = signed.razorpay_payment_id
    feel(down, '/refund')
    expect((await confirm(asha, signed)).body.code).toBe('PAYMENT_RETURNED')
    expect(await outcomes(id)).toEqual([{ outcome: 'refund_due' }])
    feel('fine')
    await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
    await Promise.all([reconcilePayments(app.parts), reconcilePayments(app.parts)])
    expect(await outcomes(id)).toEqual([{ outcome: 'refunded' }])
    const { rows } = await db.execute(
      sql`select count(*)::int as n from sandbox_record where kind = 'refund' and parent = ${id}`,
    )
    expect(rows).toEqual([{ n: 1 }])
  },
)

test('one order, or one refund, that the gateway fails at does not keep the others waiting', async () => {
  const families = await Promise.all(Array.from({ length: 4 }, () => family()))
  const orders = []
  for (const payer of families) orders.push(await order(payer))
  const signed = []
  for (const orderId of orders) signed.push(await pay(orderId))
  const [lateAccount, otherLateAccount, bad, good] = families.map(({ id }) => id)
  await db.execute(
    sql`update application set status = 'withdrawn', access_ended_at = now(), access_ended_by = 'family' where account in (${lateAccount}, ${otherLateAccount})`,
  )
  await age()
  const stuck = [`/orders/${orders[2]}/payments`, `/payments/${signed[0]?.razorpay_payment_id}/refund`]
  behaviourOf = (request) => (stuck.some((path) => request.endsWith(path)) ? 'broken' : 'fine')
  await expect(reconcilePayments(app.parts)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await countRecords(bad ?? 0)).toEqual(unpaidCounts)
  expect(await countRecords(good ?? 0)).toEqual(done)
  await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
  await expect(reconcilePayments(app.parts)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await outcomes(signed[1]?.razorpay_payment_id ?? '')).toEqual([{ outcome: 'refunded' }])
  feel('fine')
  await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
  await db.execute(sql`update payment set next_ask_at = now()`)
  await reconcilePayments(app.parts)
  expect(await countRecords(bad ?? 0)).toEqual(done)
  expect(await outcomes(signed[0]?.razorpay_payment_id ?? '')).toEqual([{ outcome: 'refunded' }])
})

test('an order that the gateway no longer knows has no payments, and is no fault', async () => {
  const asha = await family()
  await order(asha)
  await db.execute(sql`update payment set gateway_order = 'order_OfAnotherKey1' where account = ${asha.id}`)
  await age()
  await reconcilePayments(app.parts)
  expect(await countRecords(asha.id)).toEqual(unpaidCounts)
})

test('a second payment of an order that is paid, of which no webhook told, is found and goes back', async () => {
  const asha = await family()
  const orderId = await order(asha)
  await app.sandbox.pay(orderId, 'delay')
  await confirm(asha, await pay(orderId))
  expect(await countRecords(asha.id)).toEqual(done)
  await app.bankConfirms(orderId)
  await recheckPayments(app.parts, 2)
  const payments = await app.parts.gateway.paymentsOf(orderId)
  expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'refunded'])
  expect(await countRecords(asha.id)).toEqual(done)
})
