import { ApiError } from '@pravesh/contract'

/** When a record was written last: null where it never was. */
type Timestamp = string | null | undefined

/** Whether a record was written after the version that the author of a change read. */
export function isStale(read: Timestamp, now: Timestamp): boolean {
  if (read === undefined) return false
  return read === null || !now ? read !== (now ?? null) : Date.parse(read) !== Date.parse(now)
}
/**
 * CONFLICT with the current record, where a change is based on an older one: `read` is the version that its author read, undefined without
 * a check. The row is locked by then, so that of two concurrent writers the second gets the conflict.
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
