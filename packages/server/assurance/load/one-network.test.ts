import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app/app.ts'
import { publishBytes } from '../../src/catalogue/files/testing/stored.ts'
import { builtWeb } from '../../src/platform/process/built-web.ts'
import { openDelivery } from '../../src/services/delivery/delivery.ts'
import { testApp } from '../../testing/test-app.ts'
import { createNetwork } from './network.ts'
import { openProxy } from './proxy.ts'
import { createSecondNetwork } from './second-network.ts'

// One network sends all the load it can, while a second signs in, pays and reads: no request of the second may fail.
const { database, config: usualConfig } = await testApp('demo')
const web = builtWeb()
if (!web) throw new Error('The site is not built. Run: npm run build')
const config = { ...usualConfig, trustProxy: 'loopback' }
const app = await buildApp({ database, config, web, cacheResponses: true })
const connections = new Set<Socket>()
app.server.on('connection', (socket) => connections.add(socket.once('close', () => connections.delete(socket))))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const [first, second] = [createNetwork(port, '198.51.100.7'), createNetwork(port, '203.0.113.9')]
const { published } = openDelivery(config, database.db)
const MiB = 1024 * 1024
const { url: file } = await publishBytes(
  { db: database.db, storage: published },
  config.dataDir,
  Buffer.alloc(5 * MiB, 'brochure'),
)
const useService = await createSecondNetwork({ database, config }, file)
const proxy = await openProxy(port)
const [firstByProxy, secondByProxy] = [
  createNetwork(proxy.port, '198.51.100.200'),
  createNetwork(proxy.port, '203.0.113.10'),
]
const others = [11, 12, 13, 14].map((host) => createNetwork(port, `198.51.100.${host}`))
afterEach(() => Promise.all([first, firstByProxy, ...others].map((network) => network.close())))
afterAll(async () => {
  await Promise.all([second.close(), secondByProxy.close()])
  await proxy.close()
  await app.close()
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
/** Bytes of the process's buffers, and of the data waiting in its sockets. */
function usedBytes(): number {
  collectGarbage()
  const waiting = [...connections].reduce((sum, { writableLength }) => sum + writableLength, 0)
  return process.memoryUsage().arrayBuffers + waiting
}
/** Maximum memory that one network may occupy: its shares, and the caches of pages and responses, which have a size of their own. */
const maxUsedBytes = 128 * MiB

async function expectUnhindered(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) expect(await useService(second)).toEqual([])
}

test('2,048 sockets that announce a body and send nothing hinder no other network', async () => {
  await expectUnhindered(1)
  const before = usedBytes()
  await first.open(1_024, 'POST /api/v1/open/student-login')
  await first.open(1_024, 'POST /api/v1/open/payment/webhook')
  await expectUnhindered(3)
  expect(usedBytes() - before).toBeLessThan(maxUsedBytes)
})

test('2,048 announced sign-ins through a proxy hinder nobody else behind it', async () => {
  expect(await useService(secondByProxy)).toEqual([])
  await firstByProxy.open(2_048, 'POST /api/v1/open/student-login')
  for (let round = 0; round < 3; round++) expect(await useService(secondByProxy)).toEqual([])
})

test('health checks that wait behind slow downloads hinder no other health check', async () => {
  let requestCount = 0
  const count = () => requestCount++
  app.server.on('request', count)
  for (const [index, network] of others.entries()) {
    const check = `GET /readyz HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.${11 + index}\r\n\r\n`
    const [socket] = await network.open(1, `GET ${file}`, [], check.repeat(16))
    socket?.pause()
  }
  await vi.waitFor(() => expect(requestCount).toBe(others.length * 17), 30_000)
  app.server.off('request', count)
  for (let round = 0; round < 5; round++) expect((await second.send('GET /readyz')).status).toBe(200)
})

test('300 slow readers of 5 MB hinder no other network', async () => {
  await expectUnhindered(1)
  const before = usedBytes()
  for (const socket of await first.open(300, `GET ${file}`, [])) socket.pause()
  await expectUnhindered(3)
  expect(usedBytes() - before).toBeLessThan(maxUsedBytes)
})

test('100 loops past the cache hinder no other network', async () => {
  await expectUnhindered(1)
  const before = usedBytes()
  const statuses = new Set<number>()
  let sent = 0
  let isEnding = false
  const loops = Array.from({ length: 100 }, async () => {
    while (!isEnding) {
      const word = `word${++sent}`
      const line = sent % 2 ? `GET /search?q=${word}` : `GET /api/v1/public/schools/all?search=${word}`
      statuses.add((await first.send(line, ['authorization: Bearer x'])).status)
    }
  })
  await expectUnhindered(3)
  isEnding = true
  await Promise.all(loops)
  // It was busy, and got responses or was told to retry.
  expect(sent).toBeGreaterThan(100)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(usedBytes() - before).toBeLessThan(maxUsedBytes)
})
