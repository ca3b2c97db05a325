import { mkdtempSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { sampleDocument } from '../../../testing/sample-document.ts'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { LowDisk } from '../../platform/limits/low-disk.ts'
import { directoryStorage } from '../../services/delivery/storage/directory.ts'

const { app, config, database, demoToken } = await testApp('demo')
const authorization = `Bearer ${await demoToken('student')}`
const lines: string[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})
/** No disk is so large. */
const full = await buildApp({
  database,
  config: { ...config, minFreeDiskBytes: 2 ** 60 },
  logger: { level: 'warn', stream },
})
afterAll(() => full.close())

const upload = (server: typeof app) =>
  server.inject({
    method: 'POST',
    url: '/api/v1/student/documents',
    headers: { authorization },
    payload: sampleDocument,
  })

test('where little of the disk is free, uploads are asked to come again, reads go on, and the log says so once', async () => {
  const open = await buildApp({ database, config: { ...config, minFreeDiskBytes: 0 } })
  afterAll(() => open.close())
  const added = await upload(open)
  expect(added.statusCode).toBe(200)
  for (let n = 0; n < 3; n++) {
    const { statusCode, headers, body } = await upload(full)
    expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '60', 'UNAVAILABLE'])
  }
  const { id } = added.json<{ data: { id: number } }>().data
  const read = await full.inject({ url: `/api/v1/student/documents/${id}`, headers: { authorization } })
  expect(read.statusCode).toBe(200)
  expect(lines.filter((line) => line.includes('free space'))).toHaveLength(1)
})

test('the floor is what is set, else a twentieth of the disk or 1 GiB, whichever is less', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-disk-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'files')
  const sized = (blocks: number, bavail: number) => async () => ({ bsize: 4_096, blocks, bavail })
  const GiB = 2 ** 30 / 4_096
  const check = (blocks: number, bavail: number, floor?: number) =>
    directoryStorage(root, floor, sized(blocks, bavail)).checkSpace()
  await expect(check(100 * GiB, GiB)).resolves.toBeUndefined()
  await expect(check(100 * GiB, GiB - 1)).rejects.toThrow(LowDisk)
  await expect(check(2_000, 100)).resolves.toBeUndefined()
  await expect(check(2_000, 99)).rejects.toThrow(LowDisk)
  await expect(check(100 * GiB, 2, 8_192)).resolves.toBeUndefined()
  await expect(check(100 * GiB, 1, 8_192)).rejects.toThrow(LowDisk)
  await expect(check(100 * GiB, 0, 0)).resolves.toBeUndefined()
  // And of the disk itself, where nothing has been stored yet.
  await expect(directoryStorage(root, 0, statfs).checkSpace()).resolves.toBeUndefined()
  await expect(directoryStorage(root, 2 ** 60, statfs).checkSpace()).rejects.toThrow(LowDisk)
})
