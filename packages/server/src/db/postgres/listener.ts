import pg from 'pg'

interface Ear {
  heard: (payload: string) => void
  missed: (() => void) | undefined
}

const longestPauseMs = 5_000

/** Hears NOTIFY on one connection of its own, which comes back by itself. */
export function createListener(url: string) {
  const channels = new Map<string, Set<Ear>>()
  let client: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'pravesh listener', keepAlive: true })
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ channel, payload }) => {
      for (const ear of channels.get(channel) ?? []) ear.heard(payload ?? '')
    })
    await fresh.connect()
    for (const channel of channels.keys()) await fresh.query(`listen ${channel}`)
    fresh.on('end', () => {
      client = undefined
      again(100)
    })
    return fresh
  }

  function again(pauseMs: number) {
    if (closed) return
    retry = setTimeout(async () => {
      client = connect()
      try {
        await client
        for (const ears of channels.values()) for (const ear of ears) ear.missed?.()
      } catch {
        client = undefined
        again(Math.min(pauseMs * 2, longestPauseMs))
      }
    }, pauseMs)
    retry.unref()
  }

  async function listen(channel: string, heard: Ear['heard'], missed?: Ear['missed']) {
    if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`)
    const ears = channels.get(channel) ?? new Set()
    const ear = { heard, missed }
    channels.set(channel, ears)
    ears.add(ear)
    try {
      client ??= connect()
      if (ears.size === 1) await (await client).query(`listen ${channel}`)
    } catch (thrown) {
      ears.delete(ear)
      client = undefined
      throw thrown
    }
    return async () => {
      ears.delete(ear)
      if (ears.size > 0 || closed) return
      channels.delete(channel)
      await client?.then((live) => live.query(`unlisten ${channel}`)).catch(() => undefined)
    }
  }

  async function close() {
    closed = true
    clearTimeout(retry)
    await client?.then((live) => live.end()).catch(() => undefined)
  }

  return { listen, close }
}
