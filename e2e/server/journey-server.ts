import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const flags = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/** A server with data of its own, which may be ended as a power cut would, and started again on the same data. */
export class JourneyServer {
  // In memory where the runner names such a folder: the database waits for a disk at each commit.
  readonly #folder = mkdtempSync(join(process.env.JOURNEYS_FOLDER ?? tmpdir(), 'pravesh-journeys-'))
  readonly #port: number
  readonly origin: string
  readonly #environment: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  private constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.#port = port
    this.#environment = environment
    this.origin = `http://localhost:${port}`
  }

  /**
   * Starts one on a free port. Throws with its output, where it ends instead.
   *
   * @param data a folder whose data is copied at the start; without it the demo is seeded into an empty one
   * @param environmentOf further variables of its environment
   */
  static async open(
    data?: string,
    environmentOf: (server: { port: number }) => NodeJS.ProcessEnv = () => ({}),
  ): Promise<JourneyServer> {
    const port = await freePort()
    const server = new JourneyServer(port, environmentOf({ port }))
    try {
      if (data !== undefined) cpSync(data, server.#folder, { recursive: true })
      await server.start()
    } catch (error) {
      await server.remove()
      throw error
    }
    return server
  }

  #isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  /** Starts it where it does not run, and waits until it is ready. */
  async start(): Promise<void> {
    if (this.#isRunning()) return
    // Journeys declare their network.
    const serverEnvironment = { PORT: String(this.#port), DATA_DIR: this.#folder, TRUST_PROXY: 'loopback' }
    const started = spawn(process.execPath, [...flags, main], {
      env: { ...process.env, ...this.#environment, ...serverEnvironment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = started
    let output = ''
    started.stderr.on('data', (text) => {
      output = `${output}${text}`.slice(-4000)
    })
    while (!(await this.#isReady())) {
      if (!this.#isRunning()) throw new Error(`The server ended: ${output}`)
      await pause(100)
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/readyz`)).ok
    } catch {
      // The server does not listen yet.
      return false
    }
  }

  /** Kills it in the middle of its work: nothing is finished, closed or flushed. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running || !this.#isRunning()) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  /** Stops it as an operator does. @returns the folder of its data, which is complete and no longer in use */
  async stop(): Promise<string> {
    if (this.#process && this.#isRunning()) {
      const ended = once(this.#process, 'exit')
      this.#process.kill('SIGTERM')
      await ended
    }
    return this.#folder
  }

  async remove(): Promise<void> {
    await this.kill()
    // The database of a killed server goes on for a moment, and writes.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  }
}
