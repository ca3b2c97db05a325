import { type EntryType, kindBits } from '../lexicon/entry.ts'
import { isInstituteName, isMostlyUnknown, nameText } from '../lexicon/naming.ts'
import { findPage, type PageTarget } from '../lexicon/pages.ts'
import { hasUnknownLocality, isUnknownLocality } from '../lexicon/unknown-locality.ts'
import type { ListingKind, QueryReading, Slot } from '../types.ts'
import { findEntry, hasType, isUnapplied, type QueryParts, typedText } from './query-parts.ts'
import { collectSlots, kindOfNouns, type ListingSlots } from './slots.ts'

const kindOfPage: Partial<Record<QueryReading['intent'], ListingKind>> = {
  exam: 'exam',
  career: 'career',
  careers: 'career',
}

/** The name part of the search: all of the text except sections and fillers. */
function nameReading(parts: QueryParts): QueryReading {
  const kind = kindOfNouns(parts)
  const place = parts.places[0]?.place
  return {
    intent: 'name',
    ...(kind ? { kind } : {}),
    slots: [],
    ...(place ? { place } : {}),
    ...(parts.section ? { section: parts.section } : {}),
    rest: nameText(parts),
    unapplied: unappliedOf(parts),
    cost: parts.path.cost,
  }
}

/** Parts without a slot of a listing, even if understood: a part of a town is not looked up, a name is no filter. */
const beyondSlots: ReadonlySet<EntryType> = new Set(['unknown', 'sector', 'brand', 'name', 'career', 'article'])

/** The words of the query that a reading with these slots does not use. A number is used where it became a fee. */
function restOf(parts: QueryParts, slots: readonly Slot[]): string {
  return parts.edges
    .map((edge) => ({ type: edge.entry.type, text: typedText(parts, edge) }))
    .filter(
      ({ type, text }) => beyondSlots.has(type) || (type === 'number' && !slots.some((slot) => slot.text === text)),
    )
    .map(({ text }) => text)
    .join(' ')
}

/** Conditions that were understood and are not applied, as typed. */
const unappliedOf = (parts: QueryParts): string[] =>
  parts.edges.filter(isUnapplied).map((edge) => typedText(parts, edge))

/** Words in addition to the page's subject. */
function restOfPage(parts: QueryParts): string {
  return parts.unknownTokens.join(' ')
}

function pageReading(parts: QueryParts, page: PageTarget): QueryReading {
  const category = page.intent === 'careers' ? findEntry(parts, 'category') : undefined
  const slots = category ? collectSlots(parts).slots.filter(({ value }) => value === category.value) : []
  const kind = kindOfPage[page.intent]
  const place = parts.places[0]?.place
  return {
    ...page,
    ...(kind ? { kind } : {}),
    slots,
    ...(place ? { place } : {}),
    rest: restOfPage(parts),
    unapplied: unappliedOf(parts),
    cost: parts.path.cost,
  }
}

/** Slots by name, the place, and "near me": how much was understood. */
function strengthOf(parts: QueryParts, { slots, place }: ListingSlots): number {
  const names = new Set(slots.map(({ name }) => name))
  // It comes with its class.
  names.delete('stream')
  return names.size + (place ? 1 : 0) + (parts.isNear ? 1 : 0)
}

/** A course with nothing else is its page. */
function courseOf(kind: ListingKind, slots: readonly Slot[], rest: string): string | undefined {
  const [slot, second] = slots
  return kind === 'course' && slot?.name === 'course' && !second && rest === '' ? slot.value : undefined
}

function listReading(parts: QueryParts, { kind: statedKind, slots, place }: ListingSlots): QueryReading {
  const { isNear, path, section } = parts
  const rest = restOf(parts, slots)
  const hasFee = slots.some(({ name }) => name === 'feeMax' || name === 'feeMin')
  const sort = slots.find(({ name }) => name === 'sort')?.value
  const shared = {
    slots,
    ...(place ? { place } : {}),
    ...(section && !(section === 'fees' && hasFee) ? { section } : {}),
    ...(sort ? { sort } : {}),
    rest,
    unapplied: unappliedOf(parts),
    ...(hasUnknownLocality(parts) ? { hasUnknownLocality: true as const } : {}),
    cost: path.cost,
  }
  if (isUnknownLocality(parts) && parts.nouns.length === 0) return { intent: 'place', ...shared }
  if (!statedKind && place && slots.length === 0 && !isNear) return { intent: 'place', ...shared }
  // Ranks and marks of exams are for colleges.
  const mayBeSchool = (path.kinds & kindBits.school) !== 0 && !hasType(parts, 'measure')
  const kind = statedKind ?? (mayBeSchool ? 'school' : 'college')
  const course = courseOf(kind, slots, rest)
  if (course) return { intent: 'course', kind, target: course, ...shared }
  return { intent: isNear ? 'near' : 'list', kind, ...shared }
}

/** A group such as the IITs is a listing, unless a place, an unknown word or an unfinished one selects a member: "iit delhi". */
function isGroupMember(parts: QueryParts): boolean {
  const { unknownTokens, places, isPlural } = parts
  return unknownTokens.length > 0 || ((places.length > 0 || hasType(parts, 'unfinished')) && !isPlural)
}

function prefersName(parts: QueryParts, listing: ListingSlots): boolean {
  if (isInstituteName(parts)) return true
  if (hasType(parts, 'group')) return isGroupMember(parts)
  const strength = strengthOf(parts, listing)
  if (isMostlyUnknown(parts, strength)) return true
  return !listing.kind && strength === 1 && listing.place !== undefined && parts.unknownTokens.length > 0
}

/** At most two readings, best first: where an institute may be meant by its name, the second is the other of name and listing. */
export function interpretPath(parts: QueryParts): QueryReading[] {
  const name = nameReading(parts)
  const isOnlyUnapplied = parts.meaningful.length === 0 && parts.unknownTokens.length === 0 && name.unapplied.length > 0
  // A result in an exam alone, or only what is ruled out: all there is, and what is not applied.
  if (isOnlyUnapplied) return [listReading(parts, collectSlots(parts)), name]
  if (isUnknownLocality(parts) && parts.nouns.length === 0) return [name, listReading(parts, collectSlots(parts))]
  if (parts.meaningful.length === 0) return [name]
  const page = findPage(parts)
  if (page) return [pageReading(parts, page), name]
  const listing = collectSlots(parts)
  const list = listReading(parts, listing)
  if (!prefersName(parts, listing)) return [list, name]
  const isEmptyListing = strengthOf(parts, listing) === 0 && parts.nouns.length === 0
  return isEmptyListing ? [name] : [name, list]
}
