import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/index.ts'
import { databaseLimits } from './database.ts'
import { fallBack, type LimitsLog } from './fall-back.ts'
import type { Limits } from './limits.ts'

/** A person waits for it: then the database counts. */
const waitMs = 1_000
// Limits are bound to the database: all its users count in the same place.
const limitsByDatabase = new WeakMap<object, Limits>()

/** Where tries are counted for those who hold this database. Within a transaction it is the database itself. */
export const limitsOf = (db: Db | Tx): Limits => limitsByDatabase.get(db) ?? databaseLimits(db)

/** Counts attempts in Redis from now on if one is configured. Returns a function that stops it. */
export async function openLimits(
  db: Db,
  { redisUrl, sessionSecrets }: Pick<Config, 'redisUrl' | 'sessionSecrets'>,
  log: LimitsLog,
): Promise<() => Promise<void>> {
  if (redisUrl === undefined) return () => Promise.resolve()
  // Loaded where it is used: a start without Redis need not wait for it.
  const { redisLimits } = await import('./redis.ts')
  const redis = redisLimits({ url: redisUrl, secrets: sessionSecrets, waitMs })
  limitsByDatabase.set(db, fallBack(redis, databaseLimits(db), log))
  return async () => {
    limitsByDatabase.delete(db)
    await redis.close()
  }
}
