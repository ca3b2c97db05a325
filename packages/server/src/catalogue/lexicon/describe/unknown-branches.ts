import { type ListingRequest, type QueryCondition, visibleConditions } from '../filters.ts'
import type { QueryLexicon } from '../live-lexicon.ts'

/** A request for colleges by a course, limited to colleges whose specializations of the course are not known. */
export type UnknownRequest = ListingRequest & {
  unknown: { name: string; values: readonly string[] }
  /** The course as people read it; several with commas. */
  course: string
}

/** The course of a specialization, as a filter of colleges. */
function courseOf({ vocabulary }: QueryLexicon, branch: string): QueryCondition['filters'] {
  const course = vocabulary.entries.find(({ slot, value }) => slot === 'specialization' && value === branch)?.course
  const found = course === undefined ? undefined : vocabulary.valueOf('college', 'course', course)
  return found ? [{ ...found, name: 'course' }] : []
}

/** The request with specializations given up for their courses; undefined where it names none. */
export function unknownBranches(lexicon: QueryLexicon, request: ListingRequest): UnknownRequest | undefined {
  const name = 'specialization'
  const conditions = visibleConditions(request.conditions)
  const values = conditions.flatMap(({ name: own, filters }) => (own === name ? filters.map((f) => f.value) : []))
  const filters = values
    .flatMap((value) => courseOf(lexicon, value))
    .filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)
  if (request.kind !== 'college' || filters.length === 0) return undefined
  const course = filters.map(({ label }) => label).join(', ')
  const others = conditions.filter((condition) => condition.name !== name && condition.name !== 'course')
  const taught = { name: 'course', label: course, text: course, filters }
  return { ...request, conditions: [taught, ...others], unknown: { name, values }, course }
}
