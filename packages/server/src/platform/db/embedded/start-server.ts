import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerUser } from './server-user.ts'

/** A PostgreSQL that ends with this process. */
export interface RunningServer {
  /** Its last lines of output. */
  output: () => string
  /** Resolves once it has ended, in any way. */
  ended: Promise<void>
  stop: () => Promise<void>
}

interface ServerPlace {
  /** A directory with `initdb` and `postgres`. */
  binaries: string
  /** PostgreSQL's data directory. */
  data: string
  user: ServerUser
}

/** The database's user. Its only way in is a socket in a folder that is closed to other users. */
const databaseUser = 'pravesh'

// Letters beyond English are letters only under a UTF-8 ctype; systems name it differently.
const ctypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8']

const environmentOf = () => ({ PATH: process.env.PATH, TZ: 'UTC' })

/** Creates a database cluster in `data`, an empty or absent directory. Throws an Error with what `initdb` wrote. */
export function initialise({ binaries, data, user }: ServerPlace, flags: readonly string[] = []): void {
  let output = ''
  for (const ctype of ctypes) {
    const options = ['-U', databaseUser, '-A', 'trust', '-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${ctype}`]
    const result = spawnSync(join(binaries, 'initdb'), ['-D', data, ...options, ...flags], {
      ...user,
      env: environmentOf(),
      cwd: '/',
      encoding: 'utf8',
    })
    if (result.status === 0) return
    output += result.stderr ?? String(result.error)
  }
  throw new Error(output)
}

// The shell waits for the server. The group in the background reads the shell's input, which ends when this process ends, in any way, or
// stops the server: then the server gets its signal.
const keeper =
  'exec 3<&0; "$@" 3<&- & server=$!; { cat <&3 >/dev/null; kill -"$STOP" $server; } 2>/dev/null & wait $server; status=$?; eval "$AFTER"; exit $status'

/** Waits for the server's own line: connecting earlier would only fill its log with errors. Throws an Error with its output. */
async function untilReady({ output, ended }: RunningServer): Promise<void> {
  let hasEnded = false
  ended.then(() => {
    hasEnded = true
  })
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(10)) {
    if (output().includes('ready to accept connections')) return
    if (hasEnded) break
  }
  throw new Error(output())
}

interface StartOptions extends ServerPlace {
  /** At most 90 bytes long, because the address of a socket is limited to 107. */
  socketFolder: string
  /** Parameters of its configuration. */
  settings: Readonly<Record<string, string>>
  /** `INT` shuts down, `QUIT` cuts everything off. */
  stopSignal?: 'INT' | 'QUIT'
  /** A shell command that runs after the server has ended, and its variables. */
  after?: { command: string; environment: NodeJS.ProcessEnv }
}

/**
 * Starts PostgreSQL on a socket, in a session of its own, so that a terminal's ctrl-C does not reach it before this process has finished
 * its work. Resolves when it accepts connections.
 *
 * @throws Error with the server's output, where it does not start
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { binaries, data, user, socketFolder, stopSignal = 'INT', after } = options
  const flags = Object.entries({ ...options.settings, listen_addresses: '' }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const command = [join(binaries, 'postgres'), '-D', data, '-k', socketFolder, ...flags]
  const shell = spawn('sh', ['-c', keeper, 'sh', ...command], {
    ...user,
    env: { ...environmentOf(), ...after?.environment, STOP: stopSignal, AFTER: after?.command },
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  shell.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-4_000)
  })
  // The pipe breaks where the server ends by itself.
  shell.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()).once('error', () => resolve()))
  // Then the group in the background has nothing left to stop.
  ended.then(() => shell.stdin.destroy())
  const server: RunningServer = {
    output: () => output,
    ended,
    async stop() {
      shell.stdin.end()
      await ended
    },
  }
  try {
    await untilReady(server)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The address of a database behind the socket in this folder. */
export const socketUrl = (socketFolder: string, database: string): string =>
  `postgres:///${database}?host=${encodeURIComponent(socketFolder)}&user=${databaseUser}`
