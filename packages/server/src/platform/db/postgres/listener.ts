import type pg from 'pg'
import { createClient } from './connection.ts'

interface Listener {
  onPayload: (payload: string) => void
  missed: (() => void) | undefined
}

const longestPauseMs = 5_000
const beatMs = 20_000
const responseMs = 5_000

/** Checks regularly whether the server is still there: a lost network raises no event. */
function watch(client: pg.Client): () => void {
  const beat = setInterval(() => {
    // Ending a client that waits for an answer cuts its connection at once.
    const silent = setTimeout(() => client.end().catch(() => undefined), responseMs)
    client.query('select 1').then(
      () => clearTimeout(silent),
      () => clearTimeout(silent),
    )
  }, beatMs).unref()
  return () => clearInterval(beat)
}

/** Hears NOTIFY on one connection of its own, which comes back by itself. */
export function createListener(url: string) {
  const channels = new Map<string, Set<Listener>>()
  let live: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let broke = false
  let closed = false

  async function connect(): Promise<pg.Client> {
    const client = createClient(url, 'listener')
    client.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener.onPayload(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of channels.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    const unwatch = watch(client)
    client.once('end', () => {
      unwatch()
      live = undefined
      broke = true
      reconnect(50)
    })
    if (broke) for (const listeners of channels.values()) for (const listener of listeners) listener.missed?.()
    broke = false
    return client
  }

  function connected(): Promise<pg.Client> {
    live ??= connect().catch((error) => {
      live = undefined
      throw error
    })
    return live
  }

  function reconnect(pauseMs: number) {
    if (closed || channels.size === 0) return
    retry = setTimeout(() => {
      connected().catch(() => reconnect(Math.min(pauseMs * 2, longestPauseMs)))
    }, pauseMs).unref()
  }

  async function listen(channel: string, onMessage: Listener['onPayload'], missed?: Listener['missed']) {
    if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`)
    const listeners = channels.get(channel) ?? new Set()
    const listener = { onPayload: onMessage, missed }
    listeners.add(listener)
    channels.set(channel, listeners)
    try {
      await (await connected()).query(`listen ${channel}`)
    } catch (error) {
      await stop()
      throw error
    }

    async function stop() {
      listeners.delete(listener)
      if (listeners.size > 0 || closed) return
      channels.delete(channel)
      await live?.then((client) => client.query(`unlisten ${channel}`)).catch(() => undefined)
    }
    return stop
  }

  async function close() {
    closed = true
    clearTimeout(retry)
    await live?.then((client) => client.end()).catch(() => undefined)
  }

  return { listen, close }
}
