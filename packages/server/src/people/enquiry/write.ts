import { ApiError } from '@pravesh/contract'
import type { Db, Tx } from '../../platform/db/index.ts'
import { isStale } from '../../platform/http/request/if-unchanged.ts'

/** How one caller reaches an enquiry. */
type Access<Row, Enquiry> = {
  /** The row, locked until the transaction ends. Throws NOT_FOUND where the caller has no such enquiry. */
  lock(tx: Tx): Promise<Row>
  /** The enquiry as a read of this caller answers it, with the note that its contact was read. */
  read(tx: Tx): Promise<Enquiry>
}

/**
 * Writes an enquiry and returns the result. `updatedAt` is the version that the caller read. CONFLICT with the enquiry where it changed
 * since, before any write: thrown after the commit, so that the record of the contact read remains.
 */
export async function writeEnquiry<
  Row extends { updatedAt: string; status: string },
  Enquiry extends Record<string, unknown>,
>(
  db: Db,
  updatedAt: string,
  { lock, read }: Access<Row, Enquiry>,
  write: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<Enquiry> {
  const { record, hasConflict } = await db.transaction(async (tx) => {
    const row = await lock(tx)
    if (row.status === 'withdrawn')
      throw new ApiError('CONFLICT', {
        message: 'The person withdrew the consent to this enquiry: nothing is left to do',
      })
    const hasConflict = isStale(updatedAt, row.updatedAt)
    if (!hasConflict) await write(tx, row)
    return { record: await read(tx), hasConflict }
  })
  if (hasConflict) {
    const message = 'This enquiry changed since you read it. Nothing was saved or sent'
    throw new ApiError('CONFLICT', { message, record })
  }
  return record
}
