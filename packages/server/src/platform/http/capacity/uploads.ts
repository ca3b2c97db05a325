import { ApiError } from '@pravesh/contract'
import type { Actor } from '../actor.ts'

/**
 * A large body is in memory until its last byte arrives, which a slow sender decides: so many of one account at once. Family accounts are
 * open to all; those of staff and institutes are assigned, and upload a folder of pictures at a time.
 */
const mostAtOnce: Readonly<Record<Actor['realm'], number>> = { student: 4, buyer: 24, admin: 24 }

/** Limits concurrent uploads of an account (TOO_MANY). Returns an idempotent release function. */
export function createUploadLimiter(): (actor: Actor) => () => void {
  const underway = new Map<string, number>()
  return ({ realm, account }) => {
    const key = `${realm} ${account}`
    const activeCount = underway.get(key) ?? 0
    if (activeCount >= mostAtOnce[realm]) throw new ApiError('TOO_MANY', { retryAfter: 5 })
    underway.set(key, activeCount + 1)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const left = (underway.get(key) ?? 1) - 1
      if (left > 0) underway.set(key, left)
      else underway.delete(key)
    }
  }
}
