import type { Endpoint } from '@pravesh/contract'
import { type Named, requestOf } from '../rows/row.ts'
import { rows } from '../rows/rows.ts'
import type { PersonName } from '../scene/people.ts'
import type { Scene } from '../scene/scene.ts'
import type { Draft } from './request.ts'

/** Who else of the same realm may try it. */
const alike: Readonly<Record<string, readonly PersonName[]>> = {
  student: ['student', 'parent'],
  parent: ['parent', 'student'],
  school: ['school', 'college'],
}

const guessed = (e: Endpoint): Named => ({
  params: Object.fromEntries([...e.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1])),
})
/**
 * Calls that their endpoints should take, from the rows that the other attacks are made of. One call in four is made by
 * another person of the realm. What a call names is made once for three calls, and anew for each that deletes.
 */
export function validCalls(scene: Scene) {
  const held = new Map<string, { named: Named; left: number }>()

  async function namesFor(e: Endpoint, owner: PersonName): Promise<Named> {
    const key = `${e.id} ${owner}`
    const before = held.get(key)
    if (before && before.left > 0) {
      before.left--
      return before.named
    }
    const named = (await rows[e.id]?.names?.(scene, owner)) ?? {}
    if (e.method !== 'DELETE') held.set(key, { named, left: 2 })
    return named
  }

  return async (e: Endpoint, turn: number): Promise<Draft> => {
    const row = rows[e.id]
    if (!row) throw new Error(`${e.id} has no row`)
    await scene.forgetTries()
    await row.before?.(scene)
    const people = (row.as === 'nobody' ? undefined : alike[row.as]) ?? []
    const other = turn % 4 === 3 ? people[1] : undefined
    const owner = row.as === 'nobody' ? 'admin' : (other ?? row.as)
    const named = await namesFor(e, owner)
      // What only one of them can make is made by that one; and when an earlier call spoilt the ground, ids are guessed.
      .catch(() => (row.as === 'nobody' ? guessed(e) : namesFor(e, row.as)))
      .catch(() => guessed(e))
    const { params = {}, query = {}, body } = requestOf(e, row, scene, named)
    const raw = await row.raw?.(scene).catch(() => undefined)
    return {
      who: row.as === 'nobody' ? null : owner,
      params,
      query,
      body: e.rawBody && !raw ? e.example : raw ? { written: raw.payload } : body,
      ...(raw ? { headers: raw.headers } : {}),
    }
  }
}
