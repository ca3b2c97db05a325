import type { InstituteType } from '@pravesh/contract'
import { sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { fold } from '../../place/state.ts'
import type { Draft, Scheme } from '../../row/draft.ts'
import { shortHash } from '../hash.ts'
import { anyOf, rowsOf, tableOf } from '../tx.ts'

/** Institutes by place and the letters of their name, each under a short digest: about a hundred bytes an institute. */
export type MatchIndex = Map<string, number[]>

type Place = { state: number; city: number; cityName: string }

/** A school is known by its name in its state, a college by its name in its city, which the name may end in. */
function keyOf(kind: InstituteType, name: string, { state, city, cityName }: Place): string {
  if (kind === 'school') return `${state} ${shortHash(fold(name))}`
  const [fullName, place] = [fold(name), fold(cityName)]
  return `${city} ${shortHash(fullName.endsWith(place) ? fullName.slice(0, -place.length) : fullName)}`
}

export function addToIndex(to: MatchIndex, kind: InstituteType, id: number, name: string, place: Place): void {
  const key = keyOf(kind, name, place)
  to.set(key, [...(to.get(key) ?? []), id])
}

/** Reads the institutes that a register's rows may meet: those whose name is `like` the pattern. */
export async function loadMatchIndex(tx: Tx, kind: InstituteType, like: string): Promise<MatchIndex> {
  const matchIndex: MatchIndex = new Map()
  const page = 20_000
  for (let after = 0; ; ) {
    const rows = await rowsOf<{ id: number; name: string; state: number; city: number; cityName: string }>(
      tx,
      sql`select i.id, i.name, i.state, i.city, c.name as "cityName" from ${tableOf(kind)} i join city c on c.id = i.city
          where i.id > ${after} and i.name ilike ${like} order by i.id limit ${page}`,
    )
    for (const { id, name, ...place } of rows) addToIndex(matchIndex, kind, id, name, place)
    if (rows.length < page) return matchIndex
    after = (rows.at(-1) as { id: number }).id
  }
}

const general =
  /\b(?:government|govt|the|of|for|and|women|womens|boys|girls|first|grade|degree|college|institute|polytechnic|technology|engineering|management|sciences?|arts|commerce|education|training|studies|research|pharmacy|nursing|law|business|school|university|academy|central|national|indian)\b/gi

/** Whether a name is distinctive enough for one institute of its place: words remain after removing the common ones. */
const isDistinctive = ({ name, city }: Draft) =>
  fold(name.replace(general, '')).replace(fold(city), '').length > 3 || /^Kendriya Vidyalaya .{4}/.test(name)

export type Unknown = { draft: Draft; place: Place }

/**
 * Drafts that match an institute of another register: a single candidate, matched by a single draft, and without a key of the draft's own
 * scheme.
 */
export async function meetByName(tx: Tx, kind: InstituteType, matchIndex: MatchIndex, unknown: readonly Unknown[]) {
  const claims = new Map<number, Draft[]>()
  for (const { draft, place } of unknown) {
    if (!draft.mayMeet || !isDistinctive(draft)) continue
    const [id, ...others] = matchIndex.get(keyOf(kind, draft.name, place)) ?? []
    if (id !== undefined && others.length === 0) claims.set(id, [...(claims.get(id) ?? []), draft])
  }
  const met = new Map<Draft, number>()
  if (claims.size === 0) return met
  const keys = await rowsOf<{ institute: number; scheme: Scheme }>(
    tx,
    sql`select institute, scheme from institute_key where kind = ${kind} and institute = ${anyOf([...claims.keys()], 'int')}`,
  )
  const takenKeys = new Set(keys.map(({ institute, scheme }) => `${institute} ${scheme}`))
  for (const [id, [draft, ...rivals]] of claims) {
    if (draft && rivals.length === 0 && !takenKeys.has(`${id} ${draft.key.scheme}`)) met.set(draft, id)
  }
  return met
}
