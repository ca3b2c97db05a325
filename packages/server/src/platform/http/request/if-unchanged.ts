import { ApiError } from '@pravesh/contract'

/** When a record was written last: null where it never was. */
type Timestamp = string | null | undefined

/** Whether a record was written after the moment at which the author of a change read it. */
export function isStale(read: Timestamp, now: Timestamp): boolean {
  if (read === undefined) return false
  return read === null || !now ? read !== (now ?? null) : Date.parse(read) !== Date.parse(now)
}
/**
 * CONFLICT with the record as it stands, where a change was made of an older one: `read` is what its author had read, undefined where
 * nobody asks. The row is locked by then, so that of two who write at once the second is told.
 */
export async function assertUnchanged(
  read: Timestamp,
  now: Timestamp,
  record: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (isStale(read, now))
    throw new ApiError('CONFLICT', {
      message: 'It was changed meanwhile, in another tab or on another device',
      record: await record(),
    })
}
