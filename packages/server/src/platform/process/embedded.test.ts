import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { freshDirectory } from '../db/testing/test-db.ts'
import { freePort, production, type ServerProcess, startServer } from './testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-embedded-'))
const source = inject('testDatabase')
if (source.kind !== 'pglite') throw new Error('This is tested on an embedded database')
const DATA_DIR = freshDirectory(source, join(folder, 'data'))
const started: ServerProcess[] = []

async function start(): Promise<ServerProcess> {
  const server = startServer({ ...production, DATA_DIR, PORT: String(await freePort()) })
  started.push(server)
  return server
}

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a server starts on the directory of its data, keeps others out of it, ends, and starts again', async () => {
  const server = await start()
  await server.ready()
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^The data directory .* is in use by another running Pravesh/m)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const next = await start()
  await next.ready()
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})
