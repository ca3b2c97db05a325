import { createClient } from '@redis/client'
import type { Keyring } from '../keys/keyring.ts'
import { signaturesOf } from '../keys/sign.ts'
import type { Limits } from './limits.ts'

type Place = {
  /** redis:// or rediss://, with user, password and number of the database where they are wanted. */
  url: string
  /** Keys hold mobiles and addresses, which a plain hash would not hide: there are few of them. */
  secrets: Keyring
  /** For connecting, and for each answer. */
  waitMs: number
}
const open = async ({ url, waitMs }: Place) => {
  const client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    disableOfflineQueue: true,
    socket: { connectTimeout: waitMs, reconnectStrategy: false },
  })
  // Pending calls get the error; this only prevents it from ending the process.
  client.on('error', () => undefined)
  try {
    return await client.connect()
  } catch (error) {
    client.destroy()
    throw error
  }
}
type Client = Awaited<ReturnType<typeof open>>

async function inTime<T>(work: Promise<T>, waitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), waitMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Starts the window if there is none, counts, and reads its remaining time, in one transaction (MULTI). */
async function countIn(client: Client, [key = '', ...older]: readonly string[], ms: number) {
  const begin = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
  const [, count, left] = await client.multi().set(key, '0', begin).incr(key).pTTL(key).execTyped()
  // Before version 7 a window may end between two commands of one MULTI; the key that INCR then creates would never expire.
  if (left < 0) await client.pExpire(key, ms)
  // Counts under a replaced secret still apply.
  const before = older.length > 0 ? await client.mGet(older) : []
  return {
    count: before.reduce((sum, previousCount) => sum + Number(previousCount ?? 0), count),
    wait: Math.max(1, Math.ceil((left < 0 ? ms : left) / 1_000)),
  }
}

/** One less, in the window that there is. Where there is none, one begins with nothing in it: no key without an end. */
async function takeOneBack(client: Client, [key = '']: readonly string[], ms: number) {
  const begin = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
  await client.multi().set(key, '1', begin).decr(key).execTyped()
}

/** Limits in Redis (version 5 or newer, or a compatible server). Throws within a bounded time if it is unreachable. */
export function redisLimits(place: Place): Limits & { close(): Promise<void> } {
  const { secrets, waitMs } = place
  const redisKeysOf = (key: string) => signaturesOf(secrets, `limit ${key}`).map((hash) => `pravesh:limit:${hash}`)
  let opened: Promise<Client> | undefined

  function drop(connection: Promise<Client> | undefined) {
    if (opened === connection) opened = undefined
    connection?.then((client) => client.isOpen && client.destroy()).catch(() => undefined)
  }
  /** After an error the connection is closed with all pending calls: the next call opens another. */
  async function withClient<T>(question: (client: Client) => Promise<T>): Promise<T> {
    opened ??= open(place)
    const mine = opened
    try {
      return await inTime(mine.then(question), waitMs)
    } catch (error) {
      drop(mine)
      throw error
    }
  }
  return {
    count: (key, seconds) => withClient((client) => countIn(client, redisKeysOf(key), Math.ceil(seconds * 1_000))),
    takeBack: (key, seconds) =>
      withClient((client) => takeOneBack(client, redisKeysOf(key), Math.ceil(seconds * 1_000))),
    async close() {
      drop(opened)
    },
  }
}
