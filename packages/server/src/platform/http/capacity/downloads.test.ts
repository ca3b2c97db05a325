import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { openSocket, request } from '../../../../assurance/http/raw.ts'
import { testApp } from '../../../../testing/test-app.ts'
import { buildApp } from '../../../app/app.ts'
import { openCount, slowReader } from '../../../catalogue/files/testing/slow-reader.ts'
import { addDocumentBytes, largeBytes, publishBytes } from '../../../catalogue/files/testing/stored.ts'
import { openSession } from '../../../people/session/tokens.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { studentAccount } from '../../db/tables.ts'
import type { FairBounds } from '../../limits/fair-semaphore.ts'

const { config, database } = await testApp()
const { db } = database
const { published, documents } = openDelivery(config, db)
const large = await publishBytes({ db, storage: published }, config.dataDir, largeBytes)
const small = await publishBytes({ db, storage: published }, config.dataDir, Buffer.from('%PDF-1.7'))
const patient = { patienceMs: 600_000 }

async function family(name: string) {
  const values = { track: 'college', name, email: `${name.toLowerCase()}@example.in` } as const
  const [{ id = 0 } = {}] = await db.insert(studentAccount).values(values).returning({ id: studentAccount.id })
  const document = await addDocumentBytes({ db, storage: documents }, config.dataDir, id, largeBytes)
  return { ...document, authorization: `Bearer ${await openSession(db, 'student', id)}` }
}

/** A server with these limits, behind a proxy that forwards the callers' networks. */
async function start(kind: 'published' | 'documents', bounds: FairBounds) {
  const app = await buildApp({ database, config: { ...config, trustProxy: 'loopback' }, downloads: { [kind]: bounds } })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const readers: Awaited<ReturnType<typeof slowReader>>[] = []
  return {
    ...{ server: app.server, port },
    openReader: async (from: string, url: string, headers = {}) => {
      const reader = await slowReader(port, url, { 'x-forwarded-for': from, ...headers })
      readers.push(reader)
      return reader
    },
    read: async (from: string, url: string, headers = {}) => {
      const { statusCode, headers: sent } = await app.inject({ url, headers: { 'x-forwarded-for': from, ...headers } })
      return [statusCode, sent['retry-after']]
    },
    close: async () => {
      for (const reader of readers) reader.destroy()
      await app.close()
    },
  }
}
const busyResponse = [503, '2']
const fullResponse = [200, undefined]

test('slow readers of one network keep nobody of another from a file; beyond the bound of all everybody is asked to come again', async () => {
  const bounds = { atOnce: 3, inLine: 0, atOnceEach: 2, inLineEach: 0, ...patient }
  const { openReader, read, close } = await start('published', bounds)
  const first = await openReader('198.51.100.1', large.url)
  await openReader('198.51.100.1', large.url)
  expect(await read('198.51.100.1', small.url)).toEqual(busyResponse)
  expect(await read('198.51.100.2', small.url)).toEqual(fullResponse)
  await openReader('198.51.100.2', large.url)
  expect(await read('198.51.100.3', small.url)).toEqual(busyResponse)
  // An aborted download frees its slot, for the same network too.
  first.destroy()
  await vi.waitFor(async () => expect(await read('198.51.100.1', small.url)).toEqual(fullResponse), { timeout: 20_000 })
  await close()
})

test('who asks for a file beyond the share of a network waits for its turn', async () => {
  const { openReader, read, close } = await start('published', {
    ...{ atOnce: 2, inLine: 1, atOnceEach: 1, inLineEach: 1 },
    ...patient,
  })
  const first = await openReader('198.51.100.1', large.url)
  const waiting = read('198.51.100.1', small.url)
  expect(await read('198.51.100.2', small.url)).toEqual(fullResponse)
  first.destroy()
  expect(await waiting).toEqual(fullResponse)
  await close()
})

test('an account reads so many documents at once, from wherever; others of its network go on', async () => {
  const bounds = { atOnce: 20, inLine: 0, atOnceEach: 1, inLineEach: 0, ...patient }
  const { openReader, read, close } = await start('documents', bounds)
  const [asha, ravi] = [await family('Asha'), await family('Ravi')]
  const first = await openReader('198.51.100.1', asha.url, { authorization: asha.authorization })
  expect(await read('198.51.100.2', asha.url, { authorization: asha.authorization })).toEqual(busyResponse)
  expect(await read('198.51.100.1', ravi.url, { authorization: ravi.authorization })).toEqual(fullResponse)
  // Files that are published have bounds of their own.
  expect(await read('198.51.100.1', small.url)).toEqual(fullResponse)
  first.destroy()
  await vi.waitFor(
    async () =>
      expect(await read('198.51.100.2', asha.url, { authorization: asha.authorization })).toEqual(fullResponse),
    { timeout: 20_000 },
  )
  await close()
})

test('who goes away while it waits takes no place, and its file is not left open', async () => {
  const bounds = { atOnce: 1, inLine: 5, atOnceEach: 1, inLineEach: 5, ...patient }
  const { server, port, openReader, read, close } = await start('published', bounds)
  const first = await openReader('198.51.100.1', large.url)
  const impatient = await openSocket(port)
  const requested = once(server, 'request')
  impatient.write(request(`GET ${large.url}`, ['x-forwarded-for: 198.51.100.1']).join(''))
  await requested
  impatient.destroy()
  const waiting = read('198.51.100.1', small.url)
  first.destroy()
  expect(await waiting).toEqual(fullResponse)
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(large.path)).toBe(0), { timeout: 20_000 })
  await close()
})
