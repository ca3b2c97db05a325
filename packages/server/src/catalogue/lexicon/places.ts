import { hindiCityNames, type PlaceEntry, placeSynonyms } from '@pravesh/query-parser'
import { asc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { listingTally } from '../../platform/db/tables/institute/listing.ts'
import { city, location, state } from '../../platform/db/tables.ts'

/** Ids of places by their name in listings, in addition to their names in queries. */
export type Places = {
  entries: PlaceEntry[]
  ids: ReadonlyMap<string, number>
  /** Slug of the part of a city that a PIN code is of. */
  locationByPin: ReadonlyMap<string, string>
}

/** "R K Puram" of "R.K. Puram" or "RK Puram": initials that are typed apart; none for a name that does not begin with initials. */
export function initialsApart(name: string): string[] {
  const [first = '', ...others] = name.replaceAll('.', '').split(' ')
  return others.length > 0 && /^[A-Z]{2,3}$/.test(first) ? [[...first, ...others].join(' ')] : []
}

/** Ends of names of localities that are written apart or joined: Pitam Pura, Vasantkunj. */
const placeEnd = /(?<=[a-z]{3})(?:pura|puri|puram|nagar|vihar|ganj|bagh|kunj|enclave|colony)$/
/** A joined name that is shorter may be another word. */
const shortestJoined = 7

/** A name joined where it is two words, and apart where it ends in a word of its own. */
export function joinedAndApart(name: string): string[] {
  const words = name.toLowerCase().replaceAll('.', '').split(' ')
  const [first = '', second] = words
  if (words.length > 2) return []
  if (second !== undefined) return first.length + second.length >= shortestJoined ? [first + second] : []
  return placeEnd.test(first) ? [first.replace(placeEnd, (end) => ` ${end}`)] : []
}

const spellingsOf = (slug: string): string[] => [slug.replaceAll('-', ' '), ...(placeSynonyms[slug] ?? [])]

/** How many institutes each city has, from the tallies: the most first. With the kind, each city is one look-up of their index. */
const sizeOf = (kind: 'school' | 'college') => sql<number>`coalesce((select sum(${listingTally.n}) from ${listingTally}
  where ${listingTally.kind} = '${sql.raw(kind)}' and ${listingTally.scope} = 'city:' || ${city.id} and ${listingTally.facet} = 'total'), 0)`
const sizes = sql<number>`${sizeOf('school')} + ${sizeOf('college')}`

/** Reads states, cities and parts of cities, the cities with the most institutes first. */
export async function loadPlaces(db: Db): Promise<Places> {
  const states = await db
    .select({ id: state.id, slug: state.url, name: state.name, local: state.nameLocal })
    .from(state)
  const cities = await db
    .select({ id: city.id, slug: city.url, name: city.name, local: city.nameLocal, state: state.url })
    .from(city)
    .innerJoin(state, eq(state.id, city.state))
    .orderBy(sql`${sizes} desc`, asc(city.id))
  const locations = await db
    .select({
      id: location.id,
      slug: location.url,
      name: location.name,
      pincode: location.pincode,
      city: city.url,
      state: state.url,
    })
    .from(location)
    .innerJoin(city, eq(city.id, location.city))
    .innerJoin(state, eq(state.id, city.state))
    .orderBy(asc(location.id))
  const entries: PlaceEntry[] = [
    ...states.map(({ slug, name, local }) => ({
      ...{ level: 'state' as const, slug, name, spellings: spellingsOf(slug) },
      ...(local ? { localName: local } : {}),
    })),
    ...cities.map(({ slug, name, local, state: stateSlug }, rank) => {
      const localName = local ?? hindiCityNames[slug]
      return {
        ...{ level: 'city' as const, slug, name, spellings: spellingsOf(slug), state: stateSlug, rank },
        ...(localName ? { localName } : {}),
      }
    }),
    ...locations.map(({ slug, name, pincode, city: citySlug, state: inState }) => ({
      ...{
        level: 'location' as const,
        slug,
        name,
        spellings: [...initialsApart(name), ...joinedAndApart(name)],
        city: citySlug,
        state: inState,
      },
      ...(pincode ? { pincode } : {}),
    })),
  ]
  const idsOf = (level: string, rows: readonly { id: number; slug: string }[]) =>
    rows.map(({ id, slug }) => [`${level} ${slug}`, id] as const)
  return {
    entries,
    ids: new Map([...idsOf('state', states), ...idsOf('city', cities), ...idsOf('location', locations)]),
    locationByPin: new Map(locations.flatMap(({ pincode, slug }) => (pincode ? [[pincode, slug] as const] : []))),
  }
}
