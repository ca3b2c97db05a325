import type { InstituteType } from '@pravesh/contract'
import { type SQL, sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { fold } from '../../place/state.ts'
import type { Draft } from '../../row/draft.ts'
import type { Item, Run } from '../item.ts'
import { anyOf, rowsOf, tableOf } from '../tx.ts'
import type { NamesakeCache, NamesakeInstitute } from './namesake.ts'
import { placeOf } from './place-index.ts'

const longForms: Readonly<Record<string, string>> = {
  ...{
    govt: 'government',
    gov: 'government',
    sr: 'senior',
    jr: 'junior',
    sec: 'secondary',
    hr: 'higher',
    hs: 'high school',
  },
  ...{ pub: 'public', sch: 'school', vid: 'vidyalaya', eng: 'english', med: 'medium', coll: 'college', clg: 'college' },
  ...{ inst: 'institute', intl: 'international', no: '', the: '', gsss: 'government senior secondary school' },
}

/** A name without the differences of one writer to the next: `Govt. Sr Sec School No. 1, Delhi` in Delhi → `governmentseniorsecondaryschool1`. */
function nameKey(name: string, cityName: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s.,()/-]+/)
    .map((word) => longForms[word] ?? word)
  const [key, city] = [fold(words.join(' ')), fold(cityName)]
  return city && key.endsWith(city) && key.length > city.length ? key.slice(0, -city.length) : key
}

/** Whether a row's name, postal code and address name one building: enough to know an institute again. */
export const isExact = ({ pincode, address }: Pick<Draft, 'pincode' | 'address'>): boolean =>
  pincode !== null && address !== null

const rowOf = (kind: InstituteType, where: SQL): SQL => sql`
  select i.id, i.name, i.url, i.city, c.name as "cityName", i.pincode, i.address,
    ${kind === 'school' ? sql`i.affiliation_no` : sql`null`} as "affiliationNo"
  from ${tableOf(kind)} i join city c on c.id = i.city where ${where}`

async function readPlaces(tx: Tx, kind: InstituteType, cache: NamesakeCache, cities: number[], pincodes: string[]) {
  if (cities.length + pincodes.length === 0) return
  const rows = await rowsOf<NamesakeInstitute>(
    tx,
    sql`${rowOf(kind, sql`i.city = ${anyOf(cities, 'int')}`)} union ${rowOf(kind, sql`i.pincode = ${anyOf(pincodes)}`)}`,
  )
  const add = (key: string, row: NamesakeInstitute) => {
    const known = cache.institutes.get(key) ?? []
    if (!known.some(({ id }) => id === row.id)) cache.institutes.set(key, [...known, row])
  }
  for (const row of rows) {
    const key = nameKey(row.name, row.cityName)
    if (cities.includes(row.city)) add(`${row.city} ${key}`, row)
    if (row.pincode && pincodes.includes(row.pincode)) add(`${row.pincode} ${key}`, row)
  }
  for (const place of [...cities, ...pincodes]) cache.places.add(String(place))
}

/**
 * The institutes of the same name in the city or the postal code of each row, with the one that an earlier row of this name was, but for those with
 * another affiliation number, and for those that an earlier row of this file is.
 */
export async function findNamesakes(
  tx: Tx,
  run: Run,
  items: readonly Item[],
  earlier: ReadonlyMap<Item, number>,
): Promise<Map<Item, NamesakeInstitute[]>> {
  const { namesakes: cache, kind, placeIndex } = run
  const placed = items.map((item) => ({ item, ...placeOf(placeIndex, item.draft), pincode: item.draft.pincode }))
  const isNew = (place: number | string) => !cache.places.has(String(place))
  const cities = [...new Set(placed.map(({ city }) => city))].filter(isNew)
  const pincodes = [...new Set(placed.flatMap(({ pincode }) => pincode ?? []))].filter(isNew)
  await readPlaces(tx, kind, cache, cities, pincodes)
  const earlierIds = [...new Set(earlier.values())]
  const earlierRows = earlierIds.length
    ? await rowsOf<NamesakeInstitute>(tx, rowOf(kind, sql`i.id = ${anyOf(earlierIds, 'int')}`))
    : []
  const found = placed.map(({ item, city, cityName, pincode }) => {
    const key = nameKey(item.draft.name, cityName)
    const { affiliationNo } = item.draft
    const institutes = [city, pincode].flatMap((place) => cache.institutes.get(`${place} ${key}`) ?? [])
    institutes.push(...earlierRows.filter(({ id }) => id === earlier.get(item)))
    const matching = [...new Map(institutes.map((institute) => [institute.id, institute])).values()].filter(
      (institute) =>
        !run.writtenIds.has(institute.id) &&
        (!affiliationNo || !institute.affiliationNo || affiliationNo === institute.affiliationNo),
    )
    return [item, matching] as const
  })
  return new Map(found)
}

/** Whether postal code and address are the same, too. */
export const isSameBuilding = (draft: Draft, institute: NamesakeInstitute): boolean =>
  isExact(draft) && draft.pincode === institute.pincode && fold(draft.address ?? '') === fold(institute.address ?? '')
