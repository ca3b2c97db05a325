import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { checkoutScript } from './checkout-script.ts'
import { checkoutPage, pagePolicy, resultPage } from './page.ts'
import { type CheckoutResult, type Sandbox, sandboxActions } from './sandbox.ts'

const choice = z.object({ order_id: z.string().max(64), action: z.enum([...sandboxActions, 'close']) })

function outcomeOf(result: CheckoutResult): [string, string] {
  if ('error' in result) return ['Payment Failed', 'The bank refused. Nothing was taken; you can try again.']
  if ('pending' in result)
    return ['Waiting for the bank', 'The bank confirms in a little while. You can close this page.']
  return ['Payment Successful', 'The payment went through. You can close this page.']
}
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
const html = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .send(page)

/** The sandbox over HTTP, in demo mode: the REST API under `/sandbox/razorpay`, the checkout and its script. `webhooks` is the path they go to. */
export async function sandboxPlugin(
  app: FastifyInstance,
  { sandbox, webhooks }: { sandbox: Sandbox; webhooks: string },
): Promise<void> {
  sandbox.deliverTo(async ({ body, headers }) => {
    const response = await app.inject({ method: 'POST', url: webhooks, headers, payload: body })
    if (response.statusCode >= 400) throw new Error(`The webhook was refused with ${response.statusCode}`)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, body))

  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/razorpay/v1/*',
    handler: async (request, reply) => {
      const path = request.url.slice('/sandbox/razorpay'.length)
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const body = typeof request.body === 'string' ? { body: request.body } : {}
      const method = request.method === 'POST' ? 'POST' : 'GET'
      const response = await sandbox.rest({ method, path, headers, ...body })
      return reply.code(response.status).send(response.body)
    },
  })
  app.get('/sandbox/checkout.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(checkoutScript),
  )
  app.get('/sandbox/checkout', async (request, reply) => {
    const id = asText((request.query as { order_id?: unknown }).order_id)
    const order = await sandbox.order(id)
    return order
      ? html(reply, 200, checkoutPage(order))
      : html(reply, 404, resultPage('No such order', 'This order is not known to the demo gateway.'))
  })
  app.post('/sandbox/checkout', async (request, reply) => {
    const sent = asText(request.body)
    const json = request.headers['content-type']?.includes('json') ?? false
    const parsed = choice.safeParse(json ? jsonOf(sent) : Object.fromEntries(new URLSearchParams(sent)))
    if (parsed.success && parsed.data.action === 'close')
      return json ? reply.send({ closed: true }) : html(reply, 200, resultPage('Closed', 'Nothing was paid.'))
    const { order_id: id, action } = parsed.success ? parsed.data : { order_id: '', action: 'fail' as const }
    const result = action === 'close' ? undefined : await sandbox.pay(id, action)
    const unknownOrder = { error: { code: 'BAD_REQUEST_ERROR', description: 'This order is unknown or paid already' } }
    if (json) return reply.code(result ? 200 : 400).send(result ?? unknownOrder)
    return result
      ? html(reply, 200, resultPage(...outcomeOf(result)))
      : html(reply, 400, resultPage('Not possible', unknownOrder.error.description))
  })
}
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
