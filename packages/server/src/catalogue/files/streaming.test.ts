import { once } from 'node:events'
import { truncateSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { exchange, request } from '../../../assurance/http/raw.ts'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { openCount, slowReader } from './testing/slow-reader.ts'
import { largeBytes as large, publishBytes } from './testing/stored.ts'

const { app, config, database } = await testApp()
const { published: storage } = openDelivery(config, database.db)
const connections: Socket[] = []
app.server.on('connection', (socket) => connections.push(socket))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

const publish = (bytes: Buffer) => publishBytes({ db: database.db, storage }, config.dataDir, bytes)
const { url, path } = await publish(large)

test('of a file that nobody takes, little lies in memory; who goes away leaves nothing open', async () => {
  connections.length = 0
  const reader = await slowReader(port, url)
  const [connection] = connections
  expect(connection?.writableLength).toBeLessThan(1024 * 1024)
  if (process.platform === 'linux') expect(openCount(path)).toBe(1)
  reader.destroy()
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(path)).toBe(0), { timeout: 20_000 })
})

test('who takes nothing of a file for the time given is dropped, and its file closed', async () => {
  const impatient = await buildApp({ database, config, stallMs: 300 })
  afterAll(() => impatient.close())
  const dropped = new Promise<void>((resolve) => {
    impatient.server.on('connection', (socket) => socket.on('close', resolve))
  })
  const place = new URL(await impatient.listen({ port: 0, host: '127.0.0.1' }))
  const reader = await slowReader(Number(place.port), url)
  await dropped
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(path)).toBe(0), { timeout: 20_000 })
  // It never had the whole.
  let receivedLength = 0
  for await (const part of reader) receivedLength += part.length
  expect(receivedLength).toBeLessThan(large.length)
})

test('a file comes whole, with its length', async () => {
  const { headers, rawPayload } = await app.inject({ url })
  expect(headers['content-length']).toBe(String(large.length))
  expect(rawPayload.equals(large)).toBe(true)
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(path)).toBe(0), { timeout: 20_000 })
})

test('a head has the length, opens nothing for long, and an unchanged file is not opened', async () => {
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(large.length), ''])
  const unchanged = await app.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(path)).toBe(0), { timeout: 20_000 })
})

test.each<[string, (path: string, bytes: Buffer) => void]>([
  ['cut short', (place, bytes) => truncateSync(place, bytes.length - 1)],
  ['longer', (place, bytes) => writeFileSync(place, Buffer.concat([bytes, large.subarray(0, 200_000)]))],
  ['another', (place, bytes) => writeFileSync(place, Buffer.alloc(bytes.length, 'another '))],
])(
  'a file that is %s, other than its record says, never arrives whole, and the connection ends',
  async (_what, change) => {
    for (const bytes of [Buffer.from('%PDF-1.7 a small one'), large.subarray(0, 300_000)]) {
      const file = await publish(bytes)
      change(file.path, bytes)
      const response = await exchange(port, request(`GET ${file.url}`))
      if (response.status === 200) {
        expect(response.headers['content-length']).toBe(String(bytes.length))
        expect(response.body.length).toBeLessThan(bytes.length)
      } else {
        expect([response.status, response.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8'])
        expect(response.headers['content-length']).toBe(String(response.body.length))
      }
    }
  },
)

test('a file that the store lost is not found, and its connection goes on', async () => {
  const lost = await publish(Buffer.from('%PDF-1.7'))
  await storage.remove(lost.path.slice(join(config.dataDir, 'files').length + 1))
  expect((await app.inject({ url: lost.url })).statusCode).toBe(404)
  const reader = await slowReader(port, '/healthz')
  reader.destroy()
  await once(reader, 'close')
})
