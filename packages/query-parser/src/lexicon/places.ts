import type { PlaceEntry, QueryPlace } from '../types.ts'
import { allKinds, type Entry, faintCost } from './entry.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { phraseKeysOf } from './phrase-keys.ts'

/** Gazetteers call post offices after institutions: Engineering College, Vidyalaya Marg. */
const institution =
  /\b(?:college|school|university|institute|vidyalaya|vidyapeeth|campus|hospital|academy|polytechnic)\b/
/** Maximum number of localities with one name in different cities; more would only slow each query. */
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

/** Adds a place under all its names; a spelling of two letters is mostly another word. */
function addPlace(index: PhraseIndex, place: PlaceEntry, cost: number): Entry {
  const entry: Entry = { type: 'place', value: place.slug, kinds: allKinds, cost, place: queryPlaceOf(place) }
  index.add(place.name, entry)
  if (place.localName) index.add(place.localName, entry)
  for (const spelling of place.spellings)
    index.add(spelling, { ...entry, cost: cost + (phraseKeysOf(spelling).text.length < 3 ? 0.35 : 0.05) })
  return entry
}

/** States and cities of the catalogue, by level and slug, and the cities by sound. */
type CatalogPlaces = { slugs: Set<string>; citiesBySound: Map<string, Entry> }

const slugKey = ({ level, slug }: QueryPlace | PlaceEntry) => `${level} ${slug}`

/** Adds a town or a locality, where its name means nothing else; one that sounds as a city is a spelling of it: Kolkatta. */
function addFaintPlace(index: PhraseIndex, { slugs, citiesBySound }: CatalogPlaces, place: PlaceEntry, cost: number) {
  const { text: name, sound } = phraseKeysOf(place.name)
  if (name.length < 3 || institution.test(name)) return
  const city = citiesBySound.get(sound)
  if (city) {
    index.add(name, city)
    return
  }
  const meanings = index.phrases.get(name) ?? []
  if (place.level === 'location') {
    const isHidden = meanings.some(
      ({ type, place: other }) => type !== 'place' || (other && other.slug !== place.slug && slugs.has(slugKey(other))),
    )
    const sameNames = meanings.filter(({ place: other }) => other?.level === 'location')
    if (!isHidden && sameNames.length < maxSameName) addPlace(index, place, cost)
  } else if (meanings.every(({ type }) => type !== 'place')) addPlace(index, place, cost)
}

/** Adds places to a lexicon: states and cities of the catalogue first, so that a faint one never hides them. */
export function addPlaces(index: PhraseIndex, places: readonly PlaceEntry[]): void {
  const catalog: CatalogPlaces = { slugs: new Set(), citiesBySound: new Map() }
  const faint: { place: PlaceEntry; cost: number }[] = []
  for (const place of places) {
    const cost = costOf(place)
    if (cost >= faintCost) faint.push({ place, cost })
    else if (place.name !== '') {
      const entry = addPlace(index, place, cost)
      catalog.slugs.add(slugKey(place))
      if (place.level === 'city')
        catalog.citiesBySound.set(phraseKeysOf(place.name).sound, { ...entry, cost: cost + 0.05 })
    }
  }
  for (const level of ['city', 'location'])
    for (const { place, cost } of faint) if (place.level === level) addFaintPlace(index, catalog, place, cost)
}

/** PINs by their six digits, each in the city and state of the first place that has it. */
export function collectPincodes(places: readonly PlaceEntry[]): Map<string, QueryPlace> {
  const pincodes = new Map<string, QueryPlace>()
  for (const { pincode, city, state } of places)
    if (pincode && /^\d{6}$/.test(pincode) && !pincodes.has(pincode))
      pincodes.set(pincode, { level: 'pincode', slug: pincode, name: pincode, city, state, pincode })
  return pincodes
}

/** States by slug. */
export function collectStates(places: readonly PlaceEntry[]): Map<string, QueryPlace> {
  const states = places.filter(({ level }) => level === 'state')
  return new Map(states.map((state) => [state.slug, queryPlaceOf(state)]))
}
