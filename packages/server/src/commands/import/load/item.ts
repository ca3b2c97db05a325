import type { ImportStart, InstituteType, NewPlaces, NewStatus, RejectReason, SameName } from '@pravesh/contract'
import type { ChangeAuthor } from '../../../catalogue/records/changes.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import type { Draft } from '../row/draft.ts'
import type { SourceRow } from '../source/records.ts'
import type { Lookups } from './fields.ts'
import type { MatchIndex } from './match/match-index.ts'
import type { NamesakeCache } from './match/namesake.ts'
import type { NewCity, PlaceIndex } from './match/place-index.ts'
import type { Writer } from './merge.ts'
import type { QuestionCollector } from './report/questions.ts'
import type { SampleCollector } from './report/samples.ts'

/** What a person chose for rows whose name is also an institute's of the same place: for all, and by row its institute, or null for a new one. */
export type Choices = {
  sameName: SameName
  rows: ReadonlyMap<number, number | null>
  /** The same for cities that the catalogue does not have, and for single ones. */
  newPlaces: NewPlaces
  places: ImportStart['places']
}
export const noChoices: Choices = { sameName: 'skip', rows: new Map(), newPlaces: 'add', places: [] }

/** Common data of all batches of a run. */
export type Run = {
  id: number
  kind: InstituteType
  /** Names the rows of this register in `import_row` and in the marks. */
  source: string
  writer: Writer
  placeIndex: PlaceIndex
  lookups: Lookups
  /** Index for matching rows by name and place; empty for registers that are never matched so. */
  matchIndex: MatchIndex
  namesakes: NamesakeCache
  /** Institutes that rows of this file are. */
  writtenIds: Set<number>
  choices: Choices
  /** Collects the rows whose name is also an institute's of the same place, on request. */
  questions?: QuestionCollector
  /** In a dry run, whose batches are rolled back: the keys of earlier batches of this file. */
  earlierRows?: Map<string, { hash: string; row: number }>
  /** Collects a few rows of each outcome, on request. */
  samples?: SampleCollector
  /** Collects the created cities, by their place, on request. */
  newCities?: Map<string, NewCity>
  /** Initial status of new institutes. */
  newStatus: NewStatus
  /** Author of new cities in the change log. */
  author: ChangeAuthor
}
/** A row that passed cleaning. */
export type Item = { row: SourceRow; draft: Draft }
/** Results of the rows of a batch. */
export type Outcome = { counts: Counts; rejected: { row: SourceRow; reason: RejectReason }[] }
