import { startTracing } from '../tracing.ts'

// A process as server.ts is one: traced before fastify and pg are loaded. It answers two requests and ends.
const [endpoint = '', database = ''] = process.argv.slice(2)
const endTracing = startTracing({ endpoint, ratio: 1 })
const [{ default: fastify }, { createPool }] = await Promise.all([
  import('fastify'),
  import('../../db/postgres/connection.ts'),
])
const pool = createPool(database, 2)
const app = fastify()
app.post('/people/:name', async ({ body }) => {
  await pool.query('select $1::text as typed', [JSON.stringify(body)])
  await pool.query("select 'written-into-it' as typed")
  await pool.query('select $1::integer', ['asha.failed@example.in'])
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
await fetch(`${address}/people/asha.path@example.in?mobile=9876501234`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': 'asha-browser' },
  body: JSON.stringify({ email: 'asha.body@example.in' }),
})
await app.close()
await pool.end()
await endTracing()
