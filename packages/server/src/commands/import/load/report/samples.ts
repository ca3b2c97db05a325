import { type ImportSample, type InstituteType, maxSamples, type RejectReason } from '@pravesh/contract'
import { sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { Draft } from '../../row/draft.ts'
import type { SourceRow } from '../../source/records.ts'
import { type Group, groups, type Lookups, lookupNotes, textOf, type Values } from '../fields.ts'
import type { PlaceIndex } from '../match/place-index.ts'
import { anyOf, rowsOf } from '../tx.ts'

type Outcome = ImportSample['outcome']
type ValuePair = { before: Values; after: Values }
type Item = { row: SourceRow; draft: Draft }
type RawSample = { sample: ImportSample; values: ValuePair }

/** The first few rows of each outcome, with their changes. */
export type SampleCollector = {
  add: (outcome: Exclude<Outcome, 'rejected'>, item: Item, values?: ValuePair) => void
  reject: (row: SourceRow, reason: RejectReason, nameColumn: number | undefined) => void
  /** Replaces ids by names. Called within the transaction of a batch: cities that it created are there. */
  resolve: (tx: Tx) => Promise<void>
  samples: readonly ImportSample[]
}

const slugOf = (slugs: ReadonlyMap<string, number>, id: unknown) =>
  [...slugs].find(([, value]) => value === id)?.[0] ?? String(id)
const maxLength = 200

function valueText(group: Group, values: Values, lookups: Lookups, cities: ReadonlyMap<unknown, string>) {
  if (textOf(group, values) === null) return null
  if (group.name === 'city') return cities.get(values.city) ?? null
  const [column = ''] = group.columns[0] ?? []
  const value = values[column]
  if (Array.isArray(value)) return value.map((id) => slugOf(lookups.boards, id)).join(', ')
  if (column === 'school_type') return slugOf(lookups.schoolTypes, value)
  if (column === 'college_type') return slugOf(lookups.collegeTypes, value)
  return String(value).slice(0, maxLength)
}

type Source = { kind: InstituteType; lookups: Lookups; placeIndex: Pick<PlaceIndex, 'states'> }
/** Begins to collect samples of a run. */
export function createSampleCollector({ kind, lookups, placeIndex }: Source): SampleCollector {
  const samples: ImportSample[] = []
  let unresolved: RawSample[] = []
  const isFull = (outcome: Outcome) => samples.filter((sample) => sample.outcome === outcome).length >= maxSamples
  return {
    samples,
    add(outcome, { row, draft }, values) {
      if (isFull(outcome)) return
      const place = [draft.city, draft.district, placeIndex.states.get(draft.state)?.name].filter(Boolean)
      const sample = {
        ...{ outcome, row: row.number, name: draft.name, place: [...new Set(place)].join(', ') },
        ...{ reason: null, changes: [], notes: [...draft.notes, ...lookupNotes(draft, lookups)] },
      }
      samples.push(sample)
      if (values && outcome === 'updated') unresolved.push({ sample, values })
    },
    reject(row, reason, nameColumn) {
      if (isFull('rejected')) return
      const name = (nameColumn === undefined ? '' : (row.cells[nameColumn] ?? '')).trim().slice(0, maxLength)
      const shortValues = Object.entries(reason.values).map(([key, value]) => [key, value.slice(0, maxLength)])
      const shortReason = { ...reason, values: Object.fromEntries(shortValues) }
      samples.push({
        ...{ outcome: 'rejected', row: row.number, name, place: '', reason: shortReason },
        ...{ changes: [], notes: [] },
      })
    },
    async resolve(tx) {
      if (unresolved.length === 0) return
      const ids = unresolved.flatMap(({ values: { before, after } }) => [before.city, after.city].map(Number))
      const rows = await rowsOf<{ id: number; name: string }>(
        tx,
        sql`select id, name from city where id = ${anyOf(ids.filter(Boolean), 'int')}`,
      )
      const cities = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]))
      for (const { sample, values } of unresolved) {
        const changed = groups[kind].filter((group) => textOf(group, values.before) !== textOf(group, values.after))
        sample.changes = changed.map((group) => ({
          field: group.name,
          before: valueText(group, values.before, lookups, cities),
          after: valueText(group, values.after, lookups, cities),
        }))
      }
      unresolved = []
    },
  }
}
