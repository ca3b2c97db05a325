import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { directoryStorage } from './directory.ts'
import { s3Storage } from './s3.ts'
import { sealedStorage } from './sealed.ts'
import { isKey, newKey, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-files-'))
const ownFolder = join(folder, 'own')
const bucket = { bucket: 'papers', region: 'ap-south-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'papers', configs: [] }],
})
let endpoint = ''
beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const storages: [string, () => Storage][] = [
  ['a directory', () => directoryStorage(ownFolder)],
  // Listed in pages of three.
  ['a bucket', () => s3Storage({ endpoint, ...bucket }, undefined, 3)],
  ['a directory, sealed', () => sealedStorage(directoryStorage(ownFolder), demoKeys)],
  ['a bucket, sealed', () => sealedStorage(s3Storage({ endpoint, ...bucket }), demoKeys)],
]
const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 31) % 256)

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.names()) names.push(name)
  return names
}

describe.each(storages)('%s', (_name, open) => {
  test('keeps bytes under a key that cannot be guessed, and forgets them', async () => {
    const storage = open()
    const [firstKey, secondKey] = [
      await storage.put(bytes, 'application/pdf'),
      await storage.put(bytes, 'application/pdf'),
    ]
    expect(firstKey).toMatch(/^[\w-]{2}\/[\w-]{32}$/)
    expect(secondKey).not.toBe(firstKey)
    expect(Buffer.compare((await storage.get(firstKey)) ?? Buffer.alloc(0), bytes)).toBe(0)
    await storage.remove(firstKey)
    await storage.remove(firstKey)
    expect(await storage.get(firstKey)).toBeUndefined()
    expect(await storage.get(secondKey)).toBeDefined()
    const presetKey = newKey()
    expect(await storage.put(bytes, 'application/pdf', presetKey)).toBe(presetKey)
    expect(await storage.get(presetKey)).toBeDefined()
  })

  test('is read piece by piece, or not at all', async () => {
    const storage = open()
    const key = await storage.put(bytes, 'application/pdf')
    const source = await storage.open(key)
    const parts: Buffer[] = []
    for await (const part of source ?? []) parts.push(part)
    expect(parts.length).toBeGreaterThan(1)
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    expect(await storage.open(newKey())).toBeUndefined()
    const unread = await storage.open(key)
    unread?.destroy()
    if (unread && !unread.closed) await once(unread, 'close')
    expect(unread?.closed).toBe(true)
  })

  test('names what is there, however much it is', async () => {
    const storage = open()
    for await (const name of storage.names()) await storage.remove(name)
    const small = bytes.subarray(0, 10)
    const storedKeys = await Promise.all(Array.from({ length: 7 }, () => storage.put(small, 'image/png')))
    expect((await namesIn(storage)).sort()).toEqual(storedKeys.sort())
  })

  test.each(['', '../secret', '/etc/passwd', 'ab/../../x', `ab/ab${'x'.repeat(30)}/../y`, 'ab\\cd', 'zz/ab'])(
    'looks for nothing at %j',
    async (key) => {
      expect(isKey(key)).toBe(false)
      expect(await open().get(key)).toBeUndefined()
      expect(await open().open(key)).toBeUndefined()
      await open().remove(key)
    },
  )
})

test('the directory’s files are its owner’s alone, and no half of one is left', async () => {
  const storage = directoryStorage(ownFolder)
  const key = await storage.put(bytes, 'image/png')
  expect(statSync(join(ownFolder, key)).mode & 0o777).toBe(0o600)
  const names = readdirSync(ownFolder, { recursive: true }).map(String)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  // A process that was killed while it wrote leaves its draft: it goes with the file.
  const draft = `${join(ownFolder, key)}.part`
  writeFileSync(draft, 'half')
  expect(await namesIn(storage)).toContain(`${key}.part`)
  await storage.remove(key)
  expect(existsSync(draft)).toBe(false)
})

test('a wrong key or bucket is refused, and a store that hangs is given up; no secret is told', async () => {
  const errorOf = (storage: Storage) => storage.put(bytes, 'image/png').catch(String)
  expect(await errorOf(s3Storage({ endpoint, ...bucket, secretAccessKey: 'another-secret' }))).toBe(
    'Error: The file store refused a PUT: status 403',
  )
  expect(await errorOf(s3Storage({ endpoint, ...bucket, bucket: 'no-such-bucket' }))).toContain('no such bucket')
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const address = mute.address()
  const silentEndpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  expect(await errorOf(s3Storage({ endpoint: silentEndpoint, ...bucket }, 300))).toContain('did not answer in time')
  const opening = s3Storage({ endpoint: silentEndpoint, ...bucket }, 300).open(newKey())
  await expect(opening).rejects.toThrow('did not answer in time')
  mute.close()
})

test('a bucket that stops in the middle of a file is let go with who goes away', async () => {
  const stalled = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' }).write('begun')
  }).listen(0, '127.0.0.1')
  await once(stalled, 'listening')
  const address = stalled.address()
  const stalledEndpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  for (const storage of [
    s3Storage({ endpoint: stalledEndpoint, ...bucket }, 300),
    sealedStorage(s3Storage({ endpoint: stalledEndpoint, ...bucket }, 300), demoKeys),
  ]) {
    const connected = once(stalled, 'request')
    const source = await storage.open(newKey())
    const [request] = (await connected) as [IncomingMessage]
    source?.destroy()
    await once(request.socket, 'close')
  }
  stalled.close()
})

test.each(storages.slice(0, 2))(
  'in %s what is sealed cannot be read, put elsewhere or changed; what was there is read',
  async (_name, open) => {
    const inner = open()
    const sealed = sealedStorage(inner, demoKeys)
    const [firstKey, secondKey] = [
      await sealed.put(bytes, 'application/pdf'),
      await sealed.put(bytes, 'application/pdf'),
    ]
    const storedBytes = Buffer.from((await inner.get(firstKey)) ?? [])
    expect([sealed.sealsWith, inner.sealsWith]).toEqual(['demo', null])
    expect(storedBytes.includes(Buffer.from(bytes.subarray(1_000, 1_032)))).toBe(false)
    await inner.put(storedBytes, 'application/pdf', secondKey)
    await expect(sealed.get(secondKey)).rejects.toThrow('Damaged, or sealed with another key')
    await inner.put(storedBytes.subarray(0, -1), 'application/pdf', secondKey)
    await expect(sealed.get(secondKey)).rejects.toThrow('Damaged')
    const other = sealedStorage(inner, [{ id: 'other', secret: 'of another' }])
    await expect(other.get(firstKey)).rejects.toThrow('the key "demo"')
    const read = async (storage: Storage, key: string) => {
      let length = 0
      for await (const part of (await storage.open(key)) ?? []) length += part.length
      return length
    }
    await expect(read(sealed, secondKey)).rejects.toThrow('Damaged')
    await expect(read(other, firstKey)).rejects.toThrow('the key "demo"')
    const before = await inner.put(bytes, 'application/pdf')
    expect(await read(sealed, before)).toBe(bytes.length)
    expect(Buffer.compare((await sealed.get(before)) ?? Buffer.alloc(0), bytes)).toBe(0)
    expect(await sealed.get(newKey())).toBeUndefined()
  },
)
