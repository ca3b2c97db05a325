import { allKinds, type Entry, faintCost } from './entry.ts'
import { normalize } from './normalize.ts'
import { phraseKey } from './phonetic.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { PlaceEntry, QueryPlace } from './types.ts'

/** Gazetteers call post offices after institutions: Engineering College, Vidyalaya Marg. */
const institution =
  /\b(?:college|school|university|institute|vidyalaya|vidyapeeth|campus|hospital|academy|polytechnic)\b/
/** Localities of one name in different cities that are told apart; more would only slow each query. */
const maxSameName = 8

function costOf(place: PlaceEntry): number {
  if (place.cost !== undefined) return place.cost
  if (place.level === 'state') return 0.15
  if (place.level === 'location') return 0.8
  // Larger cities first; none of the catalogue's is faint.
  return place.rank === undefined ? 0.4 : Math.min(0.15 + place.rank / 4000, 0.4)
}

function queryPlaceOf({ level, slug, name, city, state }: PlaceEntry): QueryPlace {
  return { level, slug, name, ...(city ? { city } : {}), ...(state ? { state } : {}) }
}

/** Adds places to a lexicon: those of the catalogue first, so that a faint one never hides them. */
export function addPlaces(
  index: PhraseIndex,
  places: readonly PlaceEntry[],
): { pincodes: Map<string, QueryPlace>; states: Map<string, QueryPlace> } {
  const citiesBySound = new Map<string, Entry>()
  const pincodes = new Map<string, QueryPlace>()
  const sameName = new Map<string, number>()

  const add = (place: PlaceEntry, cost: number) => {
    const entry: Entry = { type: 'place', value: place.slug, kinds: allKinds, cost, place: queryPlaceOf(place) }
    index.add(place.name, entry)
    if (place.localName) index.add(place.localName, entry)
    for (const spelling of place.spellings)
      index.add(spelling, { ...entry, cost: cost + (normalize(spelling).length < 3 ? 0.35 : 0.05) })
    return entry
  }
  const addFaint = (place: PlaceEntry, cost: number) => {
    const name = normalize(place.name)
    if (name.length < 3 || institution.test(name)) return
    // A village that sounds as a city of the catalogue is a spelling of it: Kolkatta.
    const city = citiesBySound.get(phraseKey(name))
    if (city) return index.add(name, city)
    if (place.level !== 'location') {
      if (!index.hasPlace(name)) add(place, cost)
      return
    }
    const isHidden = index.phrases
      .get(name)
      ?.some(
        ({ type, place: other }) =>
          type !== 'place' || (other?.level !== 'location' && other?.slug !== place.slug && isCatalogued(other)),
      )
    const count = sameName.get(name) ?? 0
    if (isHidden || count >= maxSameName) return
    sameName.set(name, count + 1)
    add(place, cost)
  }

  const catalogued = new Set<string>()
  const isCatalogued = (place: QueryPlace | undefined) =>
    place !== undefined && catalogued.has(`${place.level} ${place.slug}`)
  const costed = places.map((place) => ({ place, cost: costOf(place) }))
  for (const { place, cost } of costed) {
    if (cost >= faintCost || place.name === '') continue
    const entry = add(place, cost)
    catalogued.add(`${place.level} ${place.slug}`)
    if (place.level === 'city') citiesBySound.set(phraseKey(normalize(place.name)), { ...entry, cost: cost + 0.05 })
  }
  for (const level of ['city', 'location'])
    for (const { place, cost } of costed) if (cost >= faintCost && place.level === level) addFaint(place, cost)
  for (const { pincode, city, state } of places)
    if (pincode && /^\d{6}$/.test(pincode) && !pincodes.has(pincode))
      pincodes.set(pincode, { level: 'pincode', slug: pincode, name: pincode, city, state, pincode })
  const states = places
    .filter(({ level }) => level === 'state')
    .map((state) => [state.slug, queryPlaceOf(state)] as const)
  return { pincodes, states: new Map(states) }
}
