import { type Entry, kindBits } from '../lexicon/entry.ts'
import { SlotList } from '../lexicon/slot-list.ts'
import type { PathEdge } from '../text/edge.ts'
import type { ListingKind, QueryPlace, Slot, SlotName } from '../types.ts'
import { findFees } from './fees.ts'
import { hasType, type QueryParts } from './query-parts.ts'

/** Slots that are read one to one, in the order in which a reading has them. */
const plainSlots = [
  'board',
  'type',
  'gender',
  'residential',
  'facility',
  'medium',
  'delivery',
  'level',
  'category',
  'course',
  'specialization',
  'accreditation',
  'class',
  'group',
] as const satisfies readonly SlotName[]

/** The kind of a listing, before its slots are known: by its noun, or if only one kind is possible. */
export function kindOfNouns({ nouns, path }: QueryParts): ListingKind | undefined {
  if (nouns.includes('school')) return 'school'
  if (nouns.includes('college')) return 'college'
  if (path.kinds === kindBits.school) return 'school'
  return path.kinds === kindBits.college ? 'college' : undefined
}

/** A specialization belongs to the neighbouring course: "computer science" of MCA differs from that of B.Tech. */
function specializationOf(parts: QueryParts, edge: PathEdge, courses: ReadonlySet<string>): Entry {
  if (edge.entry.course && courses.has(edge.entry.course)) return edge.entry
  const meanings = edge.meanings ?? parts.lexicon.phrases.get(edge.spelling ?? '') ?? []
  const better = meanings.find(({ type, course }) => type === 'specialization' && course && courses.has(course))
  return better ?? edge.entry
}

function addPlainSlots(parts: QueryParts, slots: SlotList): void {
  const edgesOf = (type: Entry['type']) => parts.edges.filter(({ entry }) => entry.type === type)
  const courses = new Set(edgesOf('course').map(({ entry }) => entry.value))
  for (const name of plainSlots)
    for (const edge of edgesOf(name))
      slots.add(name, name === 'specialization' ? specializationOf(parts, edge, courses).value : edge.entry.value, edge)
  for (const edge of edgesOf('stream')) {
    slots.add('class', '11', edge)
    slots.add('stream', edge.entry.value, edge)
  }
  // One exam, one owner: the first that is named.
  for (const name of ['exam', 'ownership', 'admissionsOpen'] as const)
    for (const edge of edgesOf(name).slice(0, 1)) slots.add(name, edge.entry.value, edge)
}

/** Filters of the colleges that teach a course, and not of the course. */
const collegeTypes = ['amount', 'ownership', 'sort'] as const satisfies readonly Entry['type'][]

/** The kind of listing by nouns and slots together. Courses and exams have no place: with one, colleges are meant. */
function kindOfListing(parts: QueryParts, slots: SlotList): ListingKind | undefined {
  const { nouns, places, isNear } = parts
  let kind = kindOfNouns(parts)
  if (slots.has('class')) kind ??= 'school'
  if (slots.has('course', 'specialization', 'level', 'accreditation', 'exam')) {
    const narrowsColleges = collegeTypes.some((type) => hasType(parts, type))
    // It is colleges that admit by an exam.
    const isAboutCourse = places.length === 0 && !isNear && !narrowsColleges && !slots.has('exam')
    kind ??= nouns.includes('course') || isAboutCourse ? 'course' : 'college'
  }
  const first = nouns[0]
  if (slots.has('category')) kind ??= first === 'exam' || first === 'course' ? first : 'college'
  if (first === 'exam' && kind !== 'school') kind = 'exam'
  if (first === 'course' && !nouns.includes('college') && places.length === 0) kind = 'course'
  return kind === 'course' && places.length > 0 ? 'college' : kind
}

/** Values that mean something else for this kind: exams are listed by category, hostels of schools are a way to live there. */
function adaptToKind(parts: QueryParts, slots: SlotList, kind: ListingKind | undefined): void {
  for (const edge of parts.edges) {
    const { type, value, category } = edge.entry
    if (kind === 'exam' && type === 'course' && category) {
      slots.add('category', category, edge)
      slots.remove('course')
    }
    if (kind === 'school' && type === 'facility' && value === 'hostel') {
      slots.remove('facility', 'hostel')
      slots.add('residential', 'residential', edge)
    }
    if (kind !== 'school' && type === 'residential') {
      slots.remove('residential')
      slots.add('facility', 'hostel', edge)
    }
  }
}

/** The filters of a listing. */
export type ListingSlots = { kind?: ListingKind; slots: readonly Slot[]; place?: QueryPlace }

export function collectSlots(parts: QueryParts): ListingSlots {
  const slots = new SlotList(parts)
  addPlainSlots(parts, slots)
  const kind = kindOfListing(parts, slots)
  adaptToKind(parts, slots, kind)
  const fees = findFees(parts)
  for (const { name, rupees, edge } of fees) slots.add(name, String(rupees), edge)
  const order = parts.edges.find(({ entry }) => entry.type === 'sort')
  // In "low fees under 2 lakh" the amount replaces the order. Schools have no rank.
  if (order && !(fees.length > 0 && order.entry.value === 'feeAsc')) {
    const isRank = order.entry.value === 'rank'
    slots.add('sort', isRank && (kind ?? 'school') === 'school' ? 'rating' : order.entry.value, order)
  }
  const stateOfBoard = parts.edges.find(({ entry }) => entry.type === 'board' && entry.state)?.entry.state
  const place = parts.places[0]?.place ?? parts.lexicon.states.get(stateOfBoard ?? '')
  return { kind, slots: slots.toArray(), place }
}
