import { createHash } from 'node:crypto'
import { ApiError } from '@pravesh/contract'
import type { Db, Tx } from '../db/index.ts'
import type { Networks } from './network.ts'
import { limitsOf } from './open.ts'

/** What is counted, in parts. What stands in one part, such as a name that a stranger typed, never reads as another. */
export type Key = readonly [what: string, ...parts: (string | number)[]]
/** A key, and how many tries are let through in how many minutes. */
export type Cap = readonly [key: Key, most: number, minutes: number]

const longest = 200
/** One text for each key, and no text for two: written with its borders, and by its hash where that is long. */
function serializeKey(key: Key): string {
  const text = JSON.stringify(key)
  return text.length <= longest ? text : `sha256:${createHash('sha256').update(text).digest('base64url')}`
}

/** A cap of a caller by each of its networks, narrowest first: each lets through as many as its lines together. */
export const capsFrom = (from: readonly Networks[number][], key: Key, maxCount: number, minutes: number): Cap[] =>
  from.map(({ name, lines }) => [[...key, name], maxCount * lines, minutes])

/** Counts a try under each of these caps until one is over; answers the seconds to wait there, undefined where none is. */
export async function waitOf(db: Db | Tx, caps: readonly Cap[]): Promise<number | undefined> {
  for (const [key, maxCount, minutes] of caps) {
    const { count, wait } = await limitsOf(db).count(serializeKey(key), minutes * 60)
    if (count > maxCount) return wait
  }
  return undefined
}
/** Counts a try under each of these caps. Over one of them it is refused, with the seconds to wait. */
export async function countTry(db: Db | Tx, ...caps: readonly Cap[]): Promise<void> {
  const wait = await waitOf(db, caps)
  if (wait !== undefined) throw new ApiError('TOO_MANY', { retryAfter: wait })
}
/** Counts one, and says whether it is still within its cap: for what is left out quietly and not refused. */
export const isWithin = async (db: Db | Tx, cap: Cap): Promise<boolean> => (await waitOf(db, [cap])) === undefined
/** Takes one try back that was counted under these caps: it was of a kind that does not count there. */
export async function takeBack(db: Db, ...caps: readonly Cap[]): Promise<void> {
  await Promise.all(caps.map(([key, , minutes]) => limitsOf(db).takeBack(serializeKey(key), minutes * 60)))
}
