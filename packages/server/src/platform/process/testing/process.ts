import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Environment } from '../../config/environment.ts'

const entry = join(import.meta.dirname, '../../../server.ts')

/** Parts of our environment for a process that a test starts: the programs of the machine, and the compile cache. */
const inherited = (): Environment => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})

/** The required settings of production, all valid. */
export const production: Environment = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}

/** A process of a test lives for seconds, of which Node's resolution of drizzle-orm took a fifth. */
export const shortLived = ['--import', new URL('../module-resolution.ts', import.meta.url).href]

export type Ran = { code: number | null; out: string; err: string }

/** Runs a program of ours to its end, with this environment and the inherited part of ours. */
export async function runProgram(path: string, args: readonly string[], environment: Environment): Promise<Ran> {
  const env = { ...inherited(), ...environment }
  const child = spawn(process.execPath, [...shortLived, path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ran: Ran = { code: null, out: '', err: '' }
  for (const [channel, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text) => {
      ran[channel] += text
    })
  await once(child, 'close')
  return { ...ran, code: child.exitCode }
}

export interface ServerProcess {
  child: ChildProcess
  origin: string
  /** Its output so far, of both streams. */
  output: () => string
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number | null>
  /** Resolves when /readyz answers 200; throws with the output when the process ends before. */
  ready: () => Promise<void>
}

/** A port that is free at this time. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

/** Starts the real server as a process of its own, with this environment and the inherited part of ours. */
export function startServer(environment: Environment & { PORT: string }, flags: readonly string[] = []): ServerProcess {
  const env = { ...inherited(), ...environment }
  const child = spawn(process.execPath, [...shortLived, ...flags, entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const origin = `http://localhost:${environment.PORT}`
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      text += part
    })
  const ended = once(child, 'close').then(() => child.exitCode)

  async function ready() {
    let hasExited = false
    ended.then(() => {
      hasExited = true
    })
    for (const end = Date.now() + 100_000; Date.now() < end; ) {
      if (hasExited) break
      const response = await fetch(`${origin}/readyz`).catch(() => undefined)
      if (response?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The server did not become ready:\n${text}`)
  }

  return { child, origin, output: () => text, ended, ready }
}
