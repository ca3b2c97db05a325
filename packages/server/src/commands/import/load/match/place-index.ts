import { catalogue, type ImportStart, type InstituteType, type RejectReason, type Source } from '@pravesh/contract'
import { type ChangeAuthor, logCatalogueChanges } from '../../../../catalogue/records/changes.ts'
import { sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { fold, stateCode, stateCodes } from '../../place/state.ts'
import { type Draft, rejected } from '../../row/draft.ts'
import { SourceError } from '../../source/source-error.ts'
import { slugOf } from '../slug.ts'
import { records, rowsOf } from '../tx.ts'

type State = { id: number; name: string; url: string }

/** The states and cities of the catalogue, in memory: a few thousand at most. */
export type PlaceIndex = { states: ReadonlyMap<string, State>; cities: Map<string, number>; urls: Set<string> }

/** A city that an import makes, with its state and the number of its rows. */
export type NewCity = { name: string; state: string; stateId: number; district: string | null; rows: number }

const cityKey = (state: string, city: string) => `${state} ${fold(city)}`

/** Reads the catalogue's places. All 36 states must be there. */
export async function loadPlaceIndex(tx: Tx): Promise<PlaceIndex> {
  const states = new Map<string, State>()
  for (const row of await rowsOf<State & { code: string }>(tx, sql`select id, name, url, code from state`)) {
    states.set(stateCode(row.name) ?? row.code, row)
  }
  const missing = stateCodes.filter((code) => !states.has(code))
  if (missing.length > 0) {
    throw new SourceError(
      'no-places',
      'The catalogue has no states yet: start Pravesh once, so that it is seeded, then import.',
    )
  }
  const codes = new Map([...states].map(([code, { id }]) => [id, code]))
  const rows = await rowsOf<{ id: number; name: string; state: number; url: string }>(
    tx,
    sql`select id, name, state, url from city order by id desc`,
  )
  const cities = new Map(rows.map((city) => [cityKey(codes.get(city.state) ?? '', city.name), city.id]))
  return { states, cities, urls: new Set(rows.map(({ url }) => url)) }
}

/** The name of the city of a draft; one is invented for each state for drafts without a place. */
const cityOf = (draft: Draft, state: State) => draft.city || `Elsewhere in ${state.name}`

function urlOf(name: string, state: State, usedUrls: ReadonlySet<string>): string {
  const nameSlug = slugOf(name)
  const candidates = [
    nameSlug,
    `${nameSlug}-${state.url}`,
    ...Array.from({ length: 9 }, (_, i) => `${nameSlug}-${state.url}-${i + 2}`),
  ]
  return candidates.find((url) => !usedUrls.has(url)) ?? `${nameSlug}-${usedUrls.size}`
}

/**
 * Applies a person's choices for cities that the catalogue does not have: one that is another spelling leads to that city. Returns the rows of
 * cities that are not to be added, with the reason.
 */
export function skipNewPlaces<Placed extends { draft: Draft }>(
  placeIndex: PlaceIndex,
  { newPlaces, places }: Pick<ImportStart, 'newPlaces' | 'places'>,
  items: readonly Placed[],
): Map<Placed, RejectReason> {
  const codes = new Map([...placeIndex.states].map(([code, { id }]) => [id, code]))
  const choices = new Map(places.map(({ state, name, city }) => [cityKey(codes.get(state) ?? '', name), city]))
  const known = new Set(placeIndex.cities.values())
  const skipped = new Map<Placed, RejectReason>()
  for (const item of items) {
    const state = placeIndex.states.get(item.draft.state) as State
    const name = cityOf(item.draft, state)
    const key = cityKey(item.draft.state, name)
    if (placeIndex.cities.has(key)) continue
    const choice = choices.get(key) ?? newPlaces
    if (choice === 'skip') skipped.set(item, rejected('new-place', { city: name, state: state.name }).reason)
    else if (choice !== 'add' && known.has(choice)) placeIndex.cities.set(key, choice)
  }
  return skipped
}

/** Data of a run for placing: the author of new cities, and their collector. */
type PlacingRun = {
  id: number
  kind: InstituteType
  placeIndex: PlaceIndex
  writer: { sourceRecord: Source }
  author: ChangeAuthor
  newCities?: Map<string, NewCity>
}
/**
 * Finds each draft's state and city, making the cities that are not there yet, each with its entry in the change log of catalogues.
 * Returns how many it made.
 */
export async function placeAll(tx: Tx, run: PlacingRun, drafts: readonly Draft[]): Promise<number> {
  const { placeIndex } = run
  const source: Source = run.writer.sourceRecord
  const fresh = new Map<string, { name: string; state: number; url: string; district: string | null; source: Source }>()
  for (const draft of drafts) {
    const state = placeIndex.states.get(draft.state) as State
    const name = cityOf(draft, state)
    const key = cityKey(draft.state, name)
    const counted = run.newCities?.get(key)
    if (counted && !placeIndex.cities.has(key)) counted.rows++
    if (placeIndex.cities.has(key) || fresh.has(key)) continue
    const url = urlOf(name, state, placeIndex.urls)
    placeIndex.urls.add(url)
    const district = draft.district || null
    fresh.set(key, { name, state: state.id, url, district, source })
    if (!counted) run.newCities?.set(key, { name, state: state.name, stateId: state.id, district, rows: 1 })
  }
  if (fresh.size === 0) return 0
  const created = await rowsOf<{ id: number; url: string }>(
    tx,
    sql`insert into city (name, state, url, district, source)
        select name, state, url, district, source
        from ${records([...fresh.values()], 'name text, state int, url text, district text, source jsonb')}
        returning id, url`,
  )
  const ids = new Map(created.map(({ id, url }) => [url, id]))
  await tx.execute(sql`
    insert into import_city (run, city) select ${run.id}, id from ${records(created, 'id int')} on conflict do nothing`)
  for (const [key, { url }] of fresh) placeIndex.cities.set(key, ids.get(url) as number)
  const revisions = [...fresh.values()].map((city) => ({ after: { ...city, id: ids.get(city.url) } }))
  await logCatalogueChanges(
    tx,
    run.kind === 'school' ? catalogue.schoolCity : catalogue.collegeCity,
    run.author,
    revisions,
  )
  return fresh.size
}

/** The ids of a placed draft's state and city. */
export function placeOf(
  placeIndex: PlaceIndex,
  draft: Draft,
): { state: number; city: number; stateUrl: string; cityName: string } {
  const state = placeIndex.states.get(draft.state) as State
  const name = cityOf(draft, state)
  return {
    state: state.id,
    stateUrl: state.url,
    cityName: name,
    city: placeIndex.cities.get(cityKey(draft.state, name)) as number,
  }
}
