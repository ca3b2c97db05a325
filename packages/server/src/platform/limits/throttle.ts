import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { ApiError } from '@pravesh/contract'
import type { Db, Tx } from '../db/index.ts'
import type { Networks } from './network.ts'
import { limitsOf } from './open.ts'

/** Parts of a counter's key. A part with external text, such as a typed name, is never confused with another. */
export type Key = readonly [what: string, ...parts: (string | number)[]]
/** A key, and how many tries are let through in how many minutes. */
export type Cap = readonly [key: Key, most: number, minutes: number]

const longest = 200
/** One text for each key, and no text for two: written with its borders, and by its hash where that is long. */
function serializeKey(key: Key): string {
  const text = JSON.stringify(key)
  return text.length <= longest ? text : `sha256:${createHash('sha256').update(text).digest('base64url')}`
}

/** Hears the name of each limit that was exceeded: the first part of its key, which is a word of ours. */
export const limitExceeded = channel('pravesh.limit.exceeded')

/** A cap of a caller by each of its networks, narrowest first: each lets through as many as its lines together. */
export const capsFrom = (from: readonly Networks[number][], key: Key, maxCount: number, minutes: number): Cap[] =>
  from.map(({ name, lines }) => [[...key, name], maxCount * lines, minutes])

/** Counts an attempt under each of these caps until one is exceeded; returns the seconds to wait there, undefined without a wait. */
export async function waitOf(db: Db | Tx, caps: readonly Cap[]): Promise<number | undefined> {
  for (const [key, maxCount, minutes] of caps) {
    const { count, wait } = await limitsOf(db).count(serializeKey(key), minutes * 60)
    if (count <= maxCount) continue
    limitExceeded.publish(key[0])
    return wait
  }
  return undefined
}
/** Counts an attempt under each of these caps. Beyond one of them it throws, with the seconds to wait. */
export async function countTry(db: Db | Tx, ...caps: readonly Cap[]): Promise<void> {
  const wait = await waitOf(db, caps)
  if (wait !== undefined) throw new ApiError('TOO_MANY', { retryAfter: wait })
}
/** Counts one attempt and returns whether it is within its cap: for work that is skipped silently rather than rejected. */
export const isWithin = async (db: Db | Tx, cap: Cap): Promise<boolean> => (await waitOf(db, [cap])) === undefined
/** Takes one try back that was counted under these caps: it was of a kind that does not count there. */
export async function takeBack(db: Db, ...caps: readonly Cap[]): Promise<void> {
  await Promise.all(caps.map(([key, , minutes]) => limitsOf(db).takeBack(serializeKey(key), minutes * 60)))
}
