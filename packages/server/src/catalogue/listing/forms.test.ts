import { expect, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import type * as database from '../../platform/db/index.ts'

/** Every text that was written for statements of the same marks. */
const { texts } = vi.hoisted(() => {
  // A worker reuses modules between files: modules loaded before would bypass the mock.
  vi.resetModules()
  return { texts: new Map<string, Set<string>>() }
})
vi.mock('../../platform/db/index.ts', async (original) => {
  const real = await original<typeof database>()
  const shaped: typeof real.shaped = (db, shape, make) => {
    const statement = make() as ReturnType<typeof make> & { toSQL(): { sql: string; params: unknown[] } }
    const { sql, params } = statement.toSQL()
    const places = params.map((param) => (typeof param === 'object' && param !== null ? '?' : String(param)))
    if (shape.key !== undefined)
      texts.set(shape.key, (texts.get(shape.key) ?? new Set()).add(`${sql} ${JSON.stringify(places)}`))
    return real.shaped(db, shape, make)
  }
  return { ...real, shaped }
})

const { call } = await testApp('demo')
type Values = Readonly<Record<string, readonly string[]>>
const schoolValues: Values = {
  state: ['kerala', 'delhi,maharashtra'],
  city: ['pune', 'new-delhi,mumbai'],
  board: ['cbse', 'cbse,cisce'],
  type: ['private', 'private-unaided,kendriya-vidyalaya'],
  ownership: ['private', 'government,government-aided'],
  residential: ['day-boarding', 'residential', 'day,residential'],
  gender: ['girls', 'girls,boys'],
  classLevel: ['5', 'nursery', '1,2,3'],
  medium: ['english', 'english,hindi'],
  facility: ['library', 'library,hostel'],
  feeMin: ['1000'],
  feeMax: ['90000'],
  ratingMin: ['3'],
  admissionsOpen: ['true', 'false'],
  applyHere: ['true', 'false'],
  sort: ['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'newest'],
  limit: ['5', '30'],
  page: ['1', '2'],
}
/** For colleges, values whose statements differ with the other choices. */
const collegeValues: Values = {
  course: ['btech', 'btech,mba'],
  specialization: ['btech-computer-science-and-engineering', 'none,such'],
  ownership: ['government', 'private'],
  exam: ['jee-main'],
  applyHere: ['true', 'false'],
  feeMin: ['1000'],
  feeMax: ['90000'],
  sort: ['relevance', 'feeAsc', 'feeDesc'],
  limit: ['5', '30'],
}
/** A condition of an address is one of a query too: pairs are tried without any, and with two of them. */
const listings: readonly (readonly [path: string, values: Values, inPairs: boolean])[] = [
  ['schools/all', schoolValues, true],
  ['schools/cbse-schools-in-pune', schoolValues, true],
  ['schools/delhi', schoolValues, false],
  ['schools/private-schools', schoolValues, false],
  ['colleges/all', collegeValues, true],
  ['colleges/btech-colleges', collegeValues, false],
]

test.each(listings)(
  '%s: two that are taken to read alike do: what was asked is in the marks, or in the values',
  async (path, values, inPairs) => {
    let queryCount = 0
    const names = Object.keys(values)
    for (const [i, firstName] of names.entries())
      for (const secondName of inPairs ? names.slice(i) : [firstName])
        for (const [n, value] of (values[firstName] ?? []).entries()) {
          const query = new URLSearchParams({ [firstName]: value })
          if (secondName !== firstName)
            query.set(secondName, values[secondName]?.[n % (values[secondName]?.length ?? 1)] ?? '')
          const { status } = await call('GET', `/public/${path}?${query}`)
          expect(status).toBe(200)
          queryCount++
        }
    const several = [...texts].filter(([, variants]) => variants.size > 1)
    expect(several.map(([key, variants]) => [key, ...variants])).toEqual([])
    expect(texts.size).toBeGreaterThan(30)
    expect(queryCount).toBeGreaterThan(inPairs ? 50 : 15)
  },
)
