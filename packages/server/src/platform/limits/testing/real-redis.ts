import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RedisServer } from './tiny-redis.ts'

/** The machine's own Redis or what took its place, where there is one. */
export const realRedis = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
      if (/ready to accept connections/i.test(output)) resolve()
    })
    child.once('exit', () => reject(new Error(`Redis did not start:\n${output}`)))
  })

/** Starts it in memory alone, on a port of its own; it ends with `stop`, or with this process. */
export async function startRealRedis(name: string): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-redis-'))
  const port = await freePort()
  const flags = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const child = spawn(name, flags, { stdio: ['ignore', 'pipe', 'ignore'] })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await ready(child)
  return {
    kind: name,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', end)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
