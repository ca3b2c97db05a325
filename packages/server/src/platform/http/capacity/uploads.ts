import { ApiError } from '@pravesh/contract'
import type { Actor } from '../actor.ts'

/**
 * A large body lies in memory until its last byte is here, which a slow sender decides: so many of one account at once. Anybody
 * may open an account of a family; those of staff and institutes were given, and put in a folder of pictures at a time.
 */
const mostAtOnce: Readonly<Record<Actor['realm'], number>> = { student: 4, buyer: 24, admin: 24 }

/** Lets an account begin another upload, or refuses it with TOO_MANY. Answers how to say that it is over; saying it again changes nothing. */
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
