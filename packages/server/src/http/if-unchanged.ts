import { ApiError } from '@pravesh/contract'

/** When a record was written last: null where it never was. */
type Moment = string | null | undefined

/**
 * CONFLICT with the record as it stands, where a change was made of an older one: `read` is what its author had read, undefined where
 * nobody asks. The row is locked by then, so that of two who write at once the second is told.
 */
export async function refuseStale(
  read: Moment,
  now: Moment,
  record: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (read === undefined) return
  const same = read === null || !now ? read === (now ?? null) : Date.parse(read) === Date.parse(now)
  if (!same)
    throw new ApiError('CONFLICT', {
      message: 'It was changed meanwhile, in another tab or on another device',
      record: await record(),
    })
}
