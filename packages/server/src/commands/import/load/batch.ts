import type { Sources } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changedGroups, rememberChanges, rememberNewKeys, type WrittenChange } from './changes.ts'
import { groups, type Values, valuesOf } from './fields.ts'
import { hashOf } from './hash.ts'
import type { Item, Outcome, Run } from './item.ts'
import { decideNamesakes } from './match/decide.ts'
import { findByKey } from './match/find-by-key.ts'
import { addToIndex, meetByName } from './match/match-index.ts'
import { placeAll, placeOf, skipNewPlaces } from './match/place-index.ts'
import { isExact } from './match/same-name.ts'
import { firstMarks, type Marks, merge } from './merge.ts'
import { sift } from './seen.ts'
import { chooseUrls } from './slug.ts'
import { anyOf, rowsOf, tableOf } from './tx.ts'
import { insertInstitutes, rememberKeys, rememberMarks, rememberRows, updateInstitutes } from './write.ts'

const isFound = (pair: readonly [Item, number | undefined]): pair is readonly [Item, number] => pair[1] !== undefined

type Existing = { item: Item; id: number; met: boolean }

async function update(tx: Tx, run: Run, existing: readonly Existing[], outcome: Outcome): Promise<void> {
  if (existing.length === 0) return
  const fieldGroups = groups[run.kind]
  const columns = [...new Set(fieldGroups.flatMap((group) => group.columns.map(([column]) => column)))]
  const now = await rowsOf<Values & { id: number; sources: Sources; marks: Marks | null }>(
    tx,
    sql`select i.id, i.sources, m.fields as marks, ${sql.raw(columns.map((column) => `i.${column}`).join(', '))}
        from ${tableOf(run.kind)} i left join import_mark m on m.kind = ${run.kind} and m.institute = i.id
        where i.id = ${anyOf([...new Set(existing.map(({ id }) => id))], 'int')}`,
  )
  const byId = new Map(
    now.map(({ id, sources, marks, ...values }) => [id, { id, sources, marks: marks ?? {}, values }]),
  )
  const writtenIds = new Set<number>()
  const changes: WrittenChange[] = []
  const marked = new Set<number>()
  for (const { item, id, met } of existing) {
    const existing = byId.get(id)
    if (!existing) continue
    const { state, city } = placeOf(run.placeIndex, item.draft)
    const incoming = valuesOf(item.draft, state, city, run.lookups)
    const merged = merge(fieldGroups, existing.values, incoming, existing.marks, existing.sources, run.writer)
    run.samples?.add(merged.changed ? 'updated' : 'unchanged', item, { before: existing.values, after: merged.values })
    if (merged.changed) {
      const { values, after } = changedGroups(fieldGroups, existing.values, merged.values)
      const before = { values, sources: existing.sources, marks: existing.marks }
      changes.push({ institute: id, created: false, before, after })
    }
    Object.assign(existing, { values: merged.values, marks: merged.marks, sources: merged.sources })
    if (merged.changed) writtenIds.add(id)
    if (merged.marked) marked.add(id)
    outcome.counts[merged.changed ? 'updated' : 'unchanged']++
    if (met) outcome.counts.met++
  }
  const all = [...byId.values()]
  await updateInstitutes(
    tx,
    run.kind,
    all.filter(({ id }) => writtenIds.has(id)),
  )
  await rememberMarks(
    tx,
    run.kind,
    all.filter(({ id }) => marked.has(id)),
  )
  await rememberChanges(tx, { id: run.id, table: tableOf(run.kind) }, changes)
}

async function create(tx: Tx, run: Run, items: readonly Item[]): Promise<Map<Item, number>> {
  if (items.length === 0) return new Map()
  const placed = items.map((item) => ({ item, place: placeOf(run.placeIndex, item.draft) }))
  const urls = await chooseUrls(
    tx,
    run.kind,
    placed.map(({ item: { draft }, place }) => ({
      name: draft.name,
      city: place.cityName,
      district: draft.district === place.cityName ? '' : draft.district,
      key: draft.key.value,
    })),
  )
  const fresh = placed.map(({ item, place }, i) => {
    const values = valuesOf(item.draft, place.state, place.city, run.lookups)
    return { values, url: urls[i] as string, ...firstMarks(groups[run.kind], values, run.writer) }
  })
  const ids = await insertInstitutes(tx, run.kind, fresh, run.newStatus)
  await rememberMarks(
    tx,
    run.kind,
    fresh.map(({ url, marks }) => ({ id: ids.get(url) as number, marks })),
  )
  await rememberChanges(
    tx,
    { id: run.id, table: tableOf(run.kind) },
    [...ids.values()].map((institute) => ({ institute, created: true, before: null, after: null })),
  )
  return new Map(items.map((item, i) => [item, ids.get(urls[i] as string) as number]))
}

/** Brings one batch of cleaned rows into the catalogue, within the transaction given. */
export async function loadBatch(tx: Tx, run: Run, items: readonly Item[]): Promise<Outcome> {
  const outcome: Outcome = {
    counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, met: 0, cities: 0 },
    rejected: [],
  }
  const { fresh: sifted, known: knownKeys } = await sift(tx, run, items, outcome)
  const skipped = skipNewPlaces(run.placeIndex, run.choices, sifted)
  for (const [{ row }, reason] of skipped) {
    outcome.rejected.push({ row, reason })
    outcome.counts.rejected++
  }
  const fresh = sifted.filter((item) => !skipped.has(item))
  if (fresh.length === 0) return outcome
  const drafts = fresh.map(({ draft }) => draft)
  outcome.counts.cities = await placeAll(tx, run, drafts)
  const { found, gone: missingKeys } = await findByKey(tx, run.kind, drafts)
  const keyOf = ({ draft: { key } }: Item) => `${key.scheme} ${key.value}`
  const stays = (item: Item) => !missingKeys.has(keyOf(item)) || found.has(keyOf(item))
  const deleted = fresh.filter((item) => !stays(item))
  outcome.counts.unchanged += deleted.length
  for (const item of deleted) run.samples?.add('unchanged', item)
  // A name with its place is no number: without postal code and address such a row may be another institute.
  const isWeak = ({ draft }: Item) => draft.key.scheme === 'place' && !isExact(draft)
  const idOf = (item: Item) => (isWeak(item) ? undefined : found.get(keyOf(item)))
  const nameless = fresh.filter((item) => item.draft.key.scheme === 'place' && idOf(item) === undefined && stays(item))
  const earlier = new Map(nameless.flatMap((item) => [[item, found.get(keyOf(item))] as const]).filter(isFound))
  const decisions = await decideNamesakes(tx, run, nameless, earlier)
  for (const { item, reason, institutes } of decisions.open) {
    outcome.rejected.push({ row: item.row, reason })
    outcome.counts.rejected++
    run.questions?.add(item, institutes)
  }
  const isDecided = new Set(nameless)
  const unknown = fresh.filter((item) => idOf(item) === undefined && !isDecided.has(item) && stays(item))
  const met = await meetByName(
    tx,
    run.kind,
    run.matchIndex,
    unknown.map(({ draft }) => ({ draft, place: placeOf(run.placeIndex, draft) })),
  )
  const existing = fresh.flatMap((item): Existing[] => {
    const id = idOf(item) ?? decisions.known.get(item) ?? met.get(item.draft)
    return id === undefined ? [] : [{ item, id, met: !knownKeys.has(keyOf(item)) }]
  })
  await update(tx, run, existing, outcome)
  const created = await create(tx, run, [...decisions.created, ...unknown.filter(({ draft }) => !met.has(draft))])
  outcome.counts.created = created.size
  for (const [item, id] of created) {
    const { draft } = item
    run.samples?.add('created', item)
    // Rows created by a dry run are rolled back with its batch.
    if (draft.mayMeet && !run.earlierRows)
      addToIndex(run.matchIndex, run.kind, id, draft.name, placeOf(run.placeIndex, draft))
  }
  await run.samples?.resolve(tx)
  for (const { id } of existing) run.writtenIds.add(id)
  for (const id of created.values()) run.writtenIds.add(id)
  const all = [...existing.map(({ item, id }) => [item, id] as const), ...created]
  const newKeys = await rememberKeys(
    tx,
    run.kind,
    all.map(([{ draft }, id]) => ({ ...draft.key, id })),
  )
  const createdIds = new Set(created.values())
  await rememberNewKeys(
    tx,
    { id: run.id, table: tableOf(run.kind) },
    newKeys.filter(({ institute }) => !createdIds.has(institute)),
  )
  await rememberRows(
    tx,
    run,
    all.map(([{ row, draft }, id]) => ({
      key: `${draft.key.scheme} ${draft.key.value}`,
      hash: hashOf(draft),
      row: row.number,
      id,
    })),
  )
  return outcome
}
