import { setImmediate } from 'node:timers/promises'
import type { RejectReason } from '@pravesh/contract'
import type { Preset } from '../preset.ts'
import type { Header } from '../source/header.ts'
import { reasonToLeaveOut } from '../source/left-out.ts'
import type { readRecords, SourceRow } from '../source/records.ts'
import { cellsOf } from './cells.ts'
import { type Draft, type RegisterSource, rejected } from './draft.ts'
import { makeDraft } from './make-draft.ts'

type Batch = {
  items: { row: SourceRow; draft: Draft }[]
  rejected: { row: SourceRow; reason: RejectReason }[]
  upTo: number
  /** Bytes of the file that were read by its end. */
  bytes: number
}
export type Batches = { read: (after: number) => AsyncGenerator<Batch> }
type Reading = {
  first: ReturnType<typeof readRecords>
  header: Header
  preset: Preset
  source: RegisterSource
  size: number
}

/** After so many rows others have their turn: answers of the database to the batch before, and visitors of the server. */
const breath = 50

const emptyBatch = (): Batch => ({ items: [], rejected: [], upTo: 0, bytes: 0 })

/** Far more than any cell of a register has. Cleaning searches for patterns in a cell: a longer one means a broken file. */
const longestCell = 2_000

/** Rows after the header as cleaned batches. A batch is read only when it is called for. */
export function batchesOf({ first, header, preset, source: registerSource, size }: Reading): Batches {
  const thisYear = new Date().getFullYear()
  const judge = (row: SourceRow) => {
    const leftOut = reasonToLeaveOut(row, header)
    if (leftOut) return rejected(leftOut)
    if (row.cells.length !== header.width) {
      return rejected('cells', { cells: String(row.cells.length), width: String(header.width) })
    }
    if (row.cells.some((cell) => cell.length > longestCell)) return rejected('long-cell', { most: String(longestCell) })
    return makeDraft(preset, cellsOf(row.cells, header.columns), registerSource, thisYear)
  }
  async function* dataRows(): AsyncGenerator<SourceRow> {
    yield* header.ahead
    yield* first.rows
  }
  async function* read(after: number): AsyncGenerator<Batch> {
    let batch = emptyBatch()
    for await (const row of dataRows()) {
      if (row.number <= after) continue
      const draft = judge(row)
      if ('reason' in draft) batch.rejected.push({ row, reason: draft.reason })
      else batch.items.push({ row, draft })
      batch.upTo = row.number
      if (row.number % breath === 0) await setImmediate()
      if (batch.items.length + batch.rejected.length < size) continue
      yield { ...batch, bytes: first.read() }
      batch = emptyBatch()
    }
    if (batch.upTo > 0) yield { ...batch, bytes: first.read() }
  }
  return { read }
}
