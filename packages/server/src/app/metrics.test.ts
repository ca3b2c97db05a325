import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { moneyFound } from '../people/payment/settle/reconcile.ts'
import { waitOf } from '../platform/limits/throttle.ts'
import { enqueue, jobKind } from '../services/jobs/queue.ts'

const { app, call, database, asAdmin } = await testApp('reference', { METRICS_PORT: '0' })
await app.ready()
const fetchMetrics = async (path = '/metrics') => fetch(`http://127.0.0.1:${app.metricsPort()}${path}`)
const text = async () => (await fetchMetrics()).text()

const [email, mobile] = ['asha.measured@example.in', '9876501234']
await call('GET', `/open/${email}?q=${mobile}`)
await call('GET', `/admin/schools/${mobile}?search=${email}`)
await call('POST', '/open/student-login', { body: { email, mobile, password: 'wrong-neem-tree' } })
await app.inject({ url: `/${email}/${mobile}` })
await call('POST', '/open/enquiry/get-free-counselling', { body: { name: 'Asha', email, mobile } })
await waitOf(database.db, [[['reply', email, mobile], 0, 60]])
moneyFound.publish('order')

test('measurements hold nothing of a person that was in an address or a body', async () => {
  const measured = await text()
  for (const secret of [email, mobile, 'asha', 'Asha', 'wrong-neem-tree']) expect(measured).not.toContain(secret)
  expect(measured).toContain('route="none"')
})

test('responses are counted and timed by operation', async () => {
  await asAdmin('GET', '/admin/jobs')
  const measured = await text()
  expect(measured).toMatch(/pravesh_http_requests_total\{route="[\w.-]+",method="GET",status="2xx"\} \d/)
  expect(measured).toMatch(/pravesh_http_request_duration_seconds_bucket\{le="0.005",route="[\w.-]+",method="POST"\}/)
})

test('every name is ours or of Node, and ends in its unit where it has one', async () => {
  const types = [...(await text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  expect(types.length).toBeGreaterThan(30)
  for (const [, name = '', kind] of types) {
    expect(name).toMatch(/^(?:pravesh|process|nodejs)_[a-z0-9_]+$/)
    if (!name.startsWith('pravesh_')) continue
    expect(name.endsWith('_total'), name).toBe(kind === 'counter')
    expect(name).not.toMatch(/_(?:ms|milliseconds|kb|mb)$/)
    if (/duration|oldest|age$/.test(name)) expect(name).toMatch(/_seconds$/)
  }
})

test('limits are counted by name, and what the reconciler found by source', async () => {
  const measured = await text()
  expect(measured).toContain('pravesh_limit_exceeded_total{limit="reply"} 1')
  expect(measured).toContain('pravesh_reconciler_differences_total{source="order"} 1')
})

test('jobs are counted by kind and state, connections and pools by name', async () => {
  // A new app: the reading of another fetch may be ten seconds old.
  const fresh = await testApp('reference', { METRICS_PORT: '0' })
  await enqueue(fresh.database.db, jobKind('measured'), {})
  await fresh.app.ready()
  const measured = await (await fetch(`http://127.0.0.1:${fresh.app.metricsPort()}/metrics`)).text()
  expect(measured).toContain('pravesh_jobs{kind="measured",state="ready"} 1')
  expect(measured).toMatch(/pravesh_database_connections\{pool="requests"\} [1-9]/)
  expect(measured).toMatch(/pravesh_capacity_limit\{pool="requests"\} 4096/)
})

const deployFile = (name: string) => readFileSync(new URL(`../../../../docs/deploy/${name}`, import.meta.url), 'utf8')
test.each(['grafana-dashboard.json', 'alerts.yml'])('every measurement that %s names is taken', async (file) => {
  const taken = new Set([...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const named = deployFile(file).match(/\b(?:pravesh|nodejs|process)_[a-z0-9_]+/g) ?? []
  expect(new Set(named).size).toBeGreaterThan(5)
  expect(named.map((name) => name.replace(/_bucket$/, '')).filter((name) => !taken.has(name))).toEqual([])
})

test('a server whose database does not answer is not ready, and is measured all the same', async () => {
  expect(await text()).toMatch(/^pravesh_ready 1$/m)
  const closed = await testApp('reference', { METRICS_PORT: '0' })
  await closed.app.ready()
  await closed.database.close()
  const measured = await (await fetch(`http://127.0.0.1:${closed.app.metricsPort()}/metrics`)).text()
  expect(measured).toMatch(/^pravesh_ready 0$/m)
  expect(measured).toContain('process_resident_memory_bytes')
})

test('the port serves nothing else, and the site does not serve measurements', async () => {
  expect((await fetchMetrics('/')).status).toBe(404)
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('without METRICS_PORT nothing is measured or served', async () => {
  const unmeasured = await testApp()
  await unmeasured.app.ready()
  expect(unmeasured.config.metrics).toBeUndefined()
  expect(unmeasured.app.hasDecorator('metricsPort')).toBe(false)
})

test('the port closes with the app', async () => {
  const closing = await testApp('reference', { METRICS_PORT: '0' })
  await closing.app.ready()
  const port = closing.app.metricsPort()
  await closing.app.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
})
