import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { dataIn, homeIn } from '../db/embedded/places.ts'
import { freePort, production, type ServerProcess, startServer } from './testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-embedded-'))
// The database's user has to pass.
chmodSync(folder, 0o755)
const DATA_DIR = join(folder, 'data')
const started: ServerProcess[] = []
const waitOptions = { timeout: 60_000 }

async function start(): Promise<ServerProcess> {
  const server = startServer({ ...production, DATA_DIR, PORT: String(await freePort()) })
  started.push(server)
  return server
}
async function startReady(): Promise<ServerProcess> {
  const server = await start()
  await server.ready()
  return server
}
async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}
const pidFile = join(dataIn(homeIn(DATA_DIR)), 'postmaster.pid')
const databasePid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
const isRunning = (pid: number) => existsSync(`/proc/${pid}`) || spawnSync('kill', ['-0', String(pid)]).status === 0

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }))

test('a server starts on an empty directory, keeps others out of it, ends, and starts again', async () => {
  const server = await startReady()
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(statSync(homeIn(DATA_DIR)).mode & 0o777).toBe(0o700)
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^The data directory .* is in use by another running Pravesh/m)
  const pid = databasePid()
  await stop(server)
  expect(isRunning(pid)).toBe(false)
  await stop(await startReady())
}, 300_000)

test('the database of a killed server ends, and the next server starts on what was committed', async () => {
  const server = await startReady()
  const pid = databasePid()
  server.child.kill('SIGKILL')
  const next = await startReady()
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), waitOptions)
  expect(databasePid()).not.toBe(pid)
  await stop(next)
}, 300_000)

test('a server whose database is killed ends with a sentence, and the next one starts', async () => {
  const server = await startReady()
  spawnSync('kill', ['-KILL', String(databasePid())])
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^The database has ended/m)
  await stop(await startReady())
}, 300_000)
