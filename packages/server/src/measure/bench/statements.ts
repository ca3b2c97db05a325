import { listColleges, listSchools } from '../../catalogue/listing/index.ts'
import { find, search, settle, sqlNames } from '../../catalogue/search/index.ts'
import { clean, misspelt } from '../../catalogue/search/testing/judged.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openDb } from '../../platform/db/index.ts'

// Measures reads on the database of the environment, with any imported data: DATABASE_URL=… node
// packages/server/src/measure/bench/statements.ts [rounds] [--settle]

const rounds = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 3)

/** All prefixes of a text, as typed letter by letter. */
const beginnings = (text: string): string[] => Array.from(text, (_, i) => text.slice(0, i + 1))

function report(name: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const formatPercentile = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7)
  console.info(
    `${name.padEnd(44)} ${String(times.length).padStart(5)}  p50 ${formatPercentile(0.5)}  p95 ${formatPercentile(0.95)}  worst ${formatPercentile(1)} ms`,
  )
}

const read = readConfig(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
const database = await openDb(read.config.database)
const { db } = database

/** The fastest round counts for each call: other work of the machine is left out. */
async function measure(name: string, calls: readonly (() => Promise<unknown>)[]) {
  const best = calls.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round <= rounds; round++)
    for (const [i, call] of calls.entries()) {
      const startedAt = performance.now()
      await call()
      // The first round only warms.
      if (round > 0) best[i] = Math.min(best[i] ?? 0, performance.now() - startedAt)
    }
  report(name, best)
}

const query = { sort: 'relevance', offset: 20 } as const
const places = ['delhi', 'maharashtra', 'uttar-pradesh', 'kerala', 'pune', 'bengaluru', 'lucknow', 'jaipur']
const lists = places.flatMap((url) => [() => listSchools(db, url, query), () => listColleges(db, url, query)])
const listed = (narrowed: Readonly<Record<string, unknown>>, urls = places) =>
  urls.map((url) => () => listSchools(db, url, { ...query, ...narrowed }))

try {
  if (process.argv.includes('--settle')) await settle(db)
  await measure(
    'typeahead, letter by letter',
    clean
      .slice(0, 20)
      .flatMap(([input]) => beginnings(input))
      .map((text) => () => find(sqlNames(db), { search: text, limit: 10 })),
  )
  await measure(
    'typeahead, whole, well spelt',
    clean.map(
      ([input]) =>
        () =>
          find(sqlNames(db), { search: input, limit: 10 }),
    ),
  )
  await measure(
    'typeahead, whole, misspelt',
    misspelt.map(
      ([input]) =>
        () =>
          find(sqlNames(db), { search: input, limit: 10 }),
    ),
  )
  await measure(
    'search page, well spelt',
    clean.map(
      ([input]) =>
        () =>
          search(sqlNames(db), { q: input, offset: 20 }),
    ),
  )
  await measure(
    'one common word',
    ['school', 'college', 'public', 'st', 'institute'].map(
      (text) => () => find(sqlNames(db), { search: text, limit: 10 }),
    ),
  )
  await measure('listing: all of a kind', [() => listSchools(db, 'all', query), () => listColleges(db, 'all', query)])
  await measure('listing: a place', lists)
  await measure(
    'listing: place and board',
    ['cbse-schools-in-delhi', 'cbse-schools-in-uttar-pradesh', 'cisce-schools-in-pune'].map(
      (url) => () => listSchools(db, url, query),
    ),
  )
  await measure(
    'listing: place, board, gender, class',
    listed({ board: ['cbse'], gender: ['co-ed'], classLevel: ['11'] }),
  )
  await measure('listing: live over a kind (board and gender)', [
    () => listSchools(db, 'all', { ...query, board: ['cbse'], gender: ['co-ed'] }),
  ])
  await measure('listing: fee, facility, live', listed({ feeMax: 100_000, facility: ['library'] }, ['all', ...places]))
  await measure('listing: by name', listed({ sort: 'name' }, ['all', ...places]))
  await measure('listing: near', [
    () => listSchools(db, 'all', { ...query, near: '28.6139,77.2090', radiusKm: 25, sort: 'distance' }),
  ])
  await measure('listing: with words', listed({ search: 'public school' }, ['all', ...places]))
} finally {
  await database.close()
}
