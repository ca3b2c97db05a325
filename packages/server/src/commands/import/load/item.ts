import type { InstituteType, NewStatus, RejectReason } from '@pravesh/contract'
import type { ChangeAuthor } from '../../../catalogue/records/changes.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import type { Draft } from '../row/draft.ts'
import type { Row } from '../source/records.ts'
import type { Lookups } from './fields.ts'
import type { MatchIndex } from './match/match-index.ts'
import type { NewCity, PlaceIndex } from './match/place-index.ts'
import type { Writer } from './merge.ts'
import type { SampleCollector } from './samples.ts'

/** What stays the same for all batches of a run. */
export type Run = {
  id: number
  kind: InstituteType
  /** Names the rows of this register in `import_row` and in the marks. */
  source: string
  writer: Writer
  placeIndex: PlaceIndex
  lookups: Lookups
  /** What rows may meet by name and place; empty for registers whose rows never do. */
  matchIndex: MatchIndex
  /** In a dry run, whose batches are undone: the keys that earlier batches of this file gave. */
  earlierRows?: Map<string, { hash: string; row: number }>
  /** Collects a few rows of each outcome, where somebody wants to see them. */
  samples?: SampleCollector
  /** Collects the cities that are made, by their place, where somebody wants to see them. */
  newCities?: Map<string, NewCity>
  /** What new institutes begin as. */
  newStatus: NewStatus
  /** Who the change log names as the author of new cities. */
  author: ChangeAuthor
}
/** A row that passed cleaning. */
export type Item = { row: Row; draft: Draft }
/** What became of the rows of a batch. */
export type Outcome = { counts: Counts; rejected: { row: Row; reason: RejectReason }[] }
