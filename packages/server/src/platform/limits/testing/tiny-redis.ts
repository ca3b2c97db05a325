import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

const bulk = (value: number | undefined) => (value === undefined ? '$-1' : `$${String(value).length}\r\n${value}`)

type StoredValue = { value: number; until: number }
/** Keys with value and expiry, and the few Redis commands that limits use, with responses in RESP. */
function createStore() {
  const storedValues = new Map<string, StoredValue>()
  const live = (key: string) => {
    const found = storedValues.get(key)
    if (found && found.until <= Date.now()) storedValues.delete(key)
    return storedValues.get(key)
  }
  const commands: Record<string, (key: string, ...args: string[]) => string> = {
    SET(key, value, ...options) {
      const flags = options.map((word) => word.toUpperCase())
      if (flags.includes('NX') && live(key)) return '$-1'
      const px = flags.indexOf('PX')
      storedValues.set(key, {
        value: Number(value),
        until: px < 0 ? Number.POSITIVE_INFINITY : Date.now() + Number(flags[px + 1]),
      })
      return '+OK'
    },
    INCR(key) {
      const { value, until } = live(key) ?? { value: 0, until: Number.POSITIVE_INFINITY }
      storedValues.set(key, { value: value + 1, until })
      return `:${value + 1}`
    },
    DECR(key) {
      const { value, until } = live(key) ?? { value: 0, until: Number.POSITIVE_INFINITY }
      storedValues.set(key, { value: value - 1, until })
      return `:${value - 1}`
    },
    PTTL(key) {
      const found = live(key)
      return `:${found === undefined ? -2 : Number.isFinite(found.until) ? found.until - Date.now() : -1}`
    },
    PEXPIRE(key, ms) {
      const found = live(key)
      if (found) storedValues.set(key, { ...found, until: Date.now() + Number(ms) })
      return `:${found ? 1 : 0}`
    },
    DEL: (...keys) => `:${keys.filter((key) => live(key) && storedValues.delete(key)).length}`,
    MGET: (...keys) => [`*${keys.length}`, ...keys.map((key) => bulk(live(key)?.value))].join('\r\n'),
    KEYS: () =>
      `*${storedValues.size}${[...storedValues.keys()].map((key) => `\r\n$${Buffer.byteLength(key)}\r\n${key}`).join('')}`,
  }
  return (name: string, args: string[]) =>
    commands[name]?.(args[0] ?? '', ...args.slice(1)) ?? `-ERR unknown command '${name}'`
}

/** The complete commands in the received data, and the rest of it. */
function parse(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = []
  let rest = text
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest)
    if (!head) return { commands, rest }
    let offset = head[0].length
    const args: string[] = []
    for (let n = Number(head[1]); n > 0; n--) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(offset))
      if (!size) return { commands, rest }
      const from = offset + size[0].length
      const to = from + Number(size[1])
      if (rest.length < to + 2) return { commands, rest }
      args.push(rest.slice(from, to))
      offset = to + 2
    }
    commands.push(args)
    rest = rest.slice(offset)
  }
}

function serve(socket: Socket, run: ReturnType<typeof createStore>) {
  let waiting = ''
  let queuedCommands: string[][] | undefined
  const executeCommand = ([first = '', ...args]: string[]): string => {
    const name = first.toUpperCase()
    if (name === 'MULTI') {
      queuedCommands = []
      return '+OK'
    }
    if (name === 'EXEC') {
      const all = (queuedCommands ?? []).map(([command = '', ...rest]) => run(command.toUpperCase(), rest))
      queuedCommands = undefined
      return [`*${all.length}`, ...all].join('\r\n')
    }
    if (!queuedCommands) return run(name, args)
    queuedCommands.push([first, ...args])
    return '+QUEUED'
  }
  socket.setEncoding('latin1').on('error', () => socket.destroy())
  socket.on('data', (text) => {
    const { commands, rest } = parse(waiting + text)
    waiting = rest
    for (const command of commands) socket.write(`${executeCommand(command)}\r\n`)
  })
}

export type RedisServer = { kind: string; url: string; stop(): Promise<void> }

/** A server with only the Redis commands that limits use: for machines without Redis. */
export async function startTinyRedis(): Promise<RedisServer> {
  const run = createStore()
  const sockets = new Set<Socket>()
  // Each line of an answer at once, as Redis does: else every call waits 40 ms for the other side's acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    serve(socket, run)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    kind: 'tiny',
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
