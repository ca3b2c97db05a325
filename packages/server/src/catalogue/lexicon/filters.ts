import { rangeLabel } from '@pravesh/messages'
import type { ListingKind, QueryPlace, QueryReading, Slot } from '@pravesh/query-parser'
import { sentence } from '../listing/kinds/values.ts'
import type { SlugFilter } from '../listing/presets/slug.ts'
import type { Value } from '../listing/query/choice.ts'
import type { QueryLexicon } from './live-lexicon.ts'
import { listedKinds } from './vocabulary.ts'

/** A filter of a listing with its column values. */
type QueryFilter = SlugFilter & { label: string; held?: Value['held'] }

/** One condition of a query, which may be several values of one filter: exams of engineering have several streams. */
export type QueryCondition = { name: string; label: string; text: string; filters: readonly QueryFilter[] }

/** A reading as a request for a listing. `search` are required words of names; `rest` are the words without a filter. */
export type ListingRequest = {
  kind: ListingKind
  conditions: QueryCondition[]
  search?: string
  sort?: string
  rest: string[]
  /** Conditions that no filter expresses, as typed. */
  unapplied: readonly string[]
}

const facetOfSlot: Readonly<Record<string, string>> = { class: 'classLevel', accreditation: 'naac' }
/** Levels of exams have slugs of their own. */
const examLevels: Readonly<Record<string, string>> = { undergraduate: 'ug', postgraduate: 'pg' }
const ranges = new Set(['feeMin', 'feeMax', 'admissionsOpen'])

/** Streams of exams that a field of study is one of: editors write several in one, such as Engineering and Architecture. */
function streamsOf({ vocabulary }: QueryLexicon, category: string): string[] {
  const [field = category] = category.split('-')
  return vocabulary.valuesOf('exam', 'stream').filter((stream) => stream.split('-').includes(field))
}

function filtersOfSlot(lexicon: QueryLexicon, kind: ListingKind, { name, value, label }: Slot): QueryFilter[] {
  if (ranges.has(name)) {
    const has = listedKinds[kind].facets.some(
      (facet) => facet.name === name || (name === 'feeMin' && facet.name === 'feeMax'),
    )
    return has ? [{ name, value, label: rangeLabel(name, value, 'en') ?? label }] : []
  }
  if (kind === 'exam' && (name === 'category' || name === 'stream')) {
    return streamsOf(lexicon, value).flatMap((stream) => {
      const found = lexicon.vocabulary.valueOf('exam', 'stream', stream)
      return found ? [{ ...found, name: 'stream' }] : []
    })
  }
  const facet = facetOfSlot[name] ?? name
  const storedValue = kind === 'exam' && name === 'level' ? (examLevels[value] ?? value) : value
  const found = lexicon.vocabulary.valueOf(kind, facet, storedValue)
  return found ? [{ ...found, name: facet }] : []
}

function filterOfPlace({ places }: QueryLexicon, place: QueryPlace): QueryFilter | undefined {
  const { level, name } = place
  if (level === 'pincode') {
    const slug = places.locationByPin.get(place.slug)
    const placeId = slug === undefined ? undefined : places.ids.get(`location ${slug}`)
    return slug === undefined || placeId === undefined
      ? undefined
      : { name: 'location', value: slug, label: sentence(slug), held: placeId }
  }
  const placeId = places.ids.get(`${level} ${place.slug}`)
  return placeId === undefined ? undefined : { name: level, value: place.slug, label: name, held: placeId }
}

/** The listing request of a reading; undefined where it refers to no listing. */
export function listingRequest(lexicon: QueryLexicon, reading: QueryReading): ListingRequest | undefined {
  const { intent, kind, slots, place, sort } = reading
  if (kind === undefined || !['list', 'near', 'place', 'careers'].includes(intent)) return undefined
  const request: ListingRequest = {
    ...{ kind, conditions: [], rest: reading.rest === '' ? [] : [reading.rest] },
    unapplied: reading.unapplied,
  }
  if (sort) request.sort = sort
  const add = (condition: QueryCondition) => {
    const [first] = condition.filters
    if (!first) request.rest.push(condition.text)
    else if (
      !request.conditions.some(({ filters }) =>
        filters.some(({ name, value }) => name === first.name && value === first.value),
      )
    )
      request.conditions.push(condition)
  }
  for (const slot of slots) {
    const { name, value, label, text } = slot
    if (name === 'group') request.search = value
    else if (name === 'sort') request.sort ??= value
    else {
      const filters = filtersOfSlot(lexicon, kind, slot)
      add({
        name: filters[0]?.name ?? name,
        label: filters.length === 1 ? (filters[0]?.label ?? label) : label,
        text,
        filters,
      })
    }
  }
  if (place && (kind === 'school' || kind === 'college')) {
    const filter = filterOfPlace(lexicon, place)
    add({ name: place.level, label: filter?.label ?? place.name, text: place.name, filters: filter ? [filter] : [] })
  }
  return request
}

/** The visible conditions of a listing: a course is implied by one of its specializations. */
export function visibleConditions(conditions: readonly QueryCondition[]): QueryCondition[] {
  const specializations = conditions.filter(({ name }) => name === 'specialization').flatMap(({ filters }) => filters)
  const isImplied = ({ name, filters }: QueryCondition) =>
    name === 'course' && filters.some(({ value }) => specializations.some((s) => s.value.startsWith(`${value}-`)))
  return conditions.filter((condition) => !isImplied(condition))
}

/** All filters of a request. */
export const filtersOf = ({ conditions }: Pick<ListingRequest, 'conditions'>): QueryFilter[] =>
  visibleConditions(conditions).flatMap(({ filters }) => filters)
