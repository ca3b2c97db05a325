import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { rowsOf } from '../load/tx.ts'
import { foldName } from './fold.ts'
import { sameInstitutes } from './names.ts'

/** A college by the name of a list: its id, or why there is none. */
export type FindCollege = (name: string) => number | 'unknown-college' | 'several-colleges'

type PlacedName = { id: number; name: string; city: string | null; state: string | null }
type Index = ReadonlyMap<string, ReadonlySet<number>>

function indexBy(colleges: readonly PlacedName[], namesOf: (college: PlacedName) => readonly string[]): Index {
  const index = new Map<string, Set<number>>()
  for (const college of colleges)
    for (const name of new Set(namesOf(college).map(foldName)))
      index.set(name, (index.get(name) ?? new Set()).add(college.id))
  return index
}
const withPlaces = ({ name, city, state }: PlacedName) => [
  ...(city ? [`${name} ${city}`] : []),
  ...(state ? [`${name} ${state}`] : []),
  ...(city && state ? [`${name} ${city} ${state}`] : []),
]

/**
 * Finds colleges by exact names: first the name itself, then the name with city or state behind it, then the same institute's other
 * names. A name that several colleges have is none's: names that are merely alike never meet.
 */
export async function readColleges(tx: Tx): Promise<FindCollege> {
  const colleges = await rowsOf<PlacedName>(
    tx,
    sql`select c.id, c.name, ci.name as city, s.name as state from college c
        left join city ci on ci.id = c.city left join state s on s.id = c.state`,
  )
  const indexes = [indexBy(colleges, ({ name }) => [name]), indexBy(colleges, withPlaces)]
  const otherNames = new Map(
    sameInstitutes.map((names) => names.map(foldName)).flatMap((names) => names.map((name) => [name, names] as const)),
  )
  const results = new Map<string, ReturnType<FindCollege>>()
  function find(name: string): ReturnType<FindCollege> {
    const folded = foldName(name)
    for (const names of [[folded], otherNames.get(folded) ?? []])
      for (const index of indexes) {
        const ids = new Set(names.flatMap((spelling) => [...(index.get(spelling) ?? [])]))
        const [id] = ids
        if (id !== undefined) return ids.size === 1 ? id : 'several-colleges'
      }
    return 'unknown-college'
  }
  return (name) => {
    const result = results.get(name) ?? find(name)
    results.set(name, result)
    return result
  }
}
