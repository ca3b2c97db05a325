import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { z } from 'zod'

// A process of `npm run bench`: a bare Fastify server, whose response to everything is the one of the address in its argument.

const { url, headers } = z
  .object({ url: z.string(), headers: z.record(z.string(), z.string()) })
  .parse(JSON.parse(process.argv[2] ?? ''))
const automatic = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

const sample = await new Promise<IncomingMessage>((resolve, reject) =>
  get(url, { headers }, resolve).on('error', reject),
)
const body = await buffer(sample)
const sampleHeaders = Object.entries(sample.headers).filter(([name]) => !automatic.has(name))

const app = Fastify()
app.get('/*', (_request, reply) =>
  reply
    .code(sample.statusCode ?? 500)
    .headers(Object.fromEntries(sampleHeaders))
    .send(body),
)
process.on('disconnect', () => process.exit())
process.send?.({ origin: await app.listen({ host: '127.0.0.1', port: 0 }), bytes: body.length })
