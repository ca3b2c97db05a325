import type { RejectReason, RowNote } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { SourceRow } from '../source/records.ts'

/** Rejected rows with their number and the reason, on their way to where they are saved. */
export type Rejects = {
  add: (row: SourceRow, reason: RejectReason) => void
  /** Notes of a row that is taken, where they are saved. */
  note?: (row: SourceRow, notes: readonly RowNote[]) => void
  /** When this resolves, the rows added are saved, where a database saves them, in this transaction. */
  flush: (tx: Tx) => Promise<void>
}
