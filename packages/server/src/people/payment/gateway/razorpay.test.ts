import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { sandboxKeys } from '../open.ts'
import { payingApp } from '../testing/paying.ts'
import { razorpayGateway } from './razorpay.ts'
import { httpTransport } from './transport.ts'

const app = await payingApp()
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const keys = sandboxKeys({ sessionSecrets: demoKeys })
const client = (baseUrl: string, overrides: object = {}, waitMs = 10_000) =>
  razorpayGateway({ name: 'razorpay', ...keys, checkout: '', transport: httpTransport(baseUrl, waitMs), ...overrides })
const gateway = client(`${address}/sandbox/razorpay`)
beforeEach(() => app.db.execute(sql`delete from sandbox_record`))
const placed = () => gateway.createOrder({ amount: 33_100, currency: 'INR', receipt: 'pravesh-1', notes: { a: 'b' } })

test('the client speaks with the sandbox over HTTP: order, payment, capture, refund, once a key', async () => {
  const order = await placed()
  expect(order).toMatchObject({ amount: 33_100, currency: 'INR', status: 'created' })
  const { razorpay_payment_id: id, razorpay_signature: signature } = await app.pay(order.id, 'authorize')
  expect(gateway.signed(order.id, id, signature)).toBe(true)
  expect(gateway.signed(order.id, `${id}x`, signature)).toBe(false)
  expect((await gateway.paymentsOf(order.id)).map((p) => p.status)).toEqual(['authorized'])
  const now = Math.ceil(Date.now() / 1_000)
  expect(await gateway.paymentsStarted({ from: now - 600, to: now }, 0)).toMatchObject([{ id, orderId: order.id }])
  expect(await gateway.paymentsStarted({ from: now - 600, to: now }, 1)).toEqual([])
  expect(await gateway.paymentsStarted({ from: now - 1_200, to: now - 600 }, 0)).toEqual([])
  const payment = await gateway.payment(id)
  if (!payment) throw new Error('The sandbox forgot it')
  expect((await gateway.capture(payment)).status).toBe('captured')
  expect((await gateway.capture(payment)).status).toBe('captured')
  const refunds = await Promise.all([1, 2, 3].map(() => gateway.refund({ ...payment, receipt: 'rf1' }, `refund-${id}`)))
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1)
  await expect(gateway.refund({ ...payment, receipt: 'rf2' }, 'another-key-0')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(await gateway.refundsOf(id)).toEqual([refunds[0]])
  expect(refunds[0]).toMatchObject({ paymentId: id, amount: 33_100, status: 'processed' })
  expect(await gateway.refundsCreated({ from: now - 600, to: now + 60 }, 0)).toEqual([refunds[0]])
  expect(await gateway.refundsCreated({ from: now - 1_200, to: now - 600 }, 0)).toEqual([])
  expect((await gateway.payment(id))?.status).toBe('refunded')
  expect(await gateway.payment('pay_unknown0000000')).toBeUndefined()
})

test('wrong keys, an address where nobody listens, silence and nonsense are all "unavailable"', async () => {
  const port = await new Promise<number>((resolve) => {
    const server = createServer((request, response) => {
      if (request.url?.includes('silent')) return
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>')
    }).listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    afterAll(() => server.close())
    afterAll(() => server.closeAllConnections())
  })
  const gateways = [
    client(`${address}/sandbox/razorpay`, { keySecret: 'wrong' }),
    client('http://127.0.0.1:1'),
    client(`http://127.0.0.1:${port}/silent`, {}, 500),
    client(`http://127.0.0.1:${port}`),
  ]
  for (const gateway of gateways)
    await expect(gateway.payment('pay_unknown0000000')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a person can succeed, fail, delay and close on the page and in the dialog', async () => {
  const { id } = await placed()
  const page = await fetch(`${address}/sandbox/checkout?order_id=${id}`)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await page.text()).toContain('₹331.00')
  const form = (action: string) =>
    fetch(`${address}/sandbox/checkout`, { method: 'POST', body: new URLSearchParams({ order_id: id, action }) })
  expect(await (await form('close')).text()).toContain('Closed')
  expect(await (await form('fail')).text()).toContain('Payment Failed')
  expect(await (await form('delay')).text()).toContain('Waiting for the bank')
  const json = await fetch(`${address}/sandbox/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: id, action: 'succeed' }),
  })
  expect(await json.json()).toMatchObject({ razorpay_order_id: id })
  expect((await form('succeed')).status).toBe(400)
  expect((await fetch(`${address}/sandbox/checkout?order_id=<script>`)).status).toBe(404)
  const script = await (await fetch(`${address}/sandbox/checkout.js`)).text()
  expect(() => new Function(script)).not.toThrow()
})
