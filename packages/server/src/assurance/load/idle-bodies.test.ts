import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testApp } from '../../testing/test-app.ts'
import { createNetwork } from './network.ts'

const { database, config } = await testApp('demo')
const app = await buildApp({ database, config: { ...config, trustProxy: 'loopback' } })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const [attackers, visitors] = [createNetwork(port, '198.51.100.7'), createNetwork(port, '203.0.113.9')]
afterAll(async () => {
  await Promise.all([attackers.close(), visitors.close()])
  await app.close()
})

const login = 'POST /api/v1/open/student-login'
const webhook = 'POST /api/v1/open/payment/webhook'
const credentials = {
  username: 'student@demo.pravesh.example',
  student_type: 'college',
  password: 'pravesh-demo',
}

/** What a family, the payment gateway and a visitor get, from a network where nothing else happens. */
async function useService(): Promise<number[]> {
  const responses = [
    await visitors.send(login, [], JSON.stringify(credentials)),
    await visitors.send(webhook, ['x-razorpay-signature: 00'], '{}'),
    await visitors.send('GET /api/v1/public/find/schools?search=mod'),
    await visitors.send('GET /unsubscribe?token=x'),
    await visitors.send('GET /readyz'),
  ]
  return responses.map(({ status }) => status)
}

test('2,048 sockets that announce a body and send nothing hinder no other network', async () => {
  const usual = await useService()
  expect(usual[0]).toBe(200)
  expect(usual).not.toContain(503)
  await attackers.open(1_024, login)
  await attackers.open(1_024, webhook)
  for (let n = 0; n < 5; n++) expect(await useService()).toEqual(usual)
})
