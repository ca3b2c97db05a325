import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test as base } from '../fixtures.ts'
import { freePort } from '../free-port.ts'

const main = fileURLToPath(new URL('../../packages/server/src/server.ts', import.meta.url))

/** A server of a journey's own, which may be ended as a power cut would, and started again on the same data. */
export class OwnServer {
  #folder = mkdtempSync(join(tmpdir(), 'pravesh-outage-'))
  #running: ChildProcess | undefined
  readonly origin: string
  readonly #port: number

  constructor(port: number) {
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  #runs(): boolean {
    return this.#running?.exitCode === null && this.#running.signalCode === null
  }

  /** Starts it where it does not run, and waits until it answers. */
  async start(): Promise<void> {
    if (this.#runs()) return
    const env = { ...process.env, PORT: String(this.#port), DATA_DIR: this.#folder }
    const flags = ['--max-semi-space-size=8', '--max-old-space-size=1024']
    const running = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    this.#running = running
    let said = ''
    running.stderr.on('data', (text) => {
      said += text
    })
    while (!(await this.#ready())) {
      if (!this.#runs()) throw new Error(`The server ended: ${said}`)
      await pause(100)
    }
  }

  async #ready(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/readyz`)).ok
    } catch {
      // Nobody listens yet.
      return false
    }
  }

  /** Ends it in the middle of whatever it does: nothing is finished, closed or written out. */
  async cut(): Promise<void> {
    const running = this.#running
    if (!running || !this.#runs()) return
    const over = once(running, 'exit')
    running.kill('SIGKILL')
    await over
  }

  async remove(): Promise<void> {
    await this.cut()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Journeys on a server of their own, one for all of a file. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    // Playwright reads from the pattern which fixtures are wanted: none that costs anything.
    async ({ browserName: _ }, use) => {
      const server = new OwnServer(await freePort())
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
})
