import type { Endpoint } from '@pravesh/contract'
import { type CallTarget, requestOf } from '../rows/row.ts'
import { rows } from '../rows/rows.ts'
import type { PersonName } from '../scene/people.ts'
import type { Scene } from '../scene/scene.ts'
import type { Draft } from './request.ts'

/** Other people of the same realm who may try it. */
const sameRealmPeople: Readonly<Record<string, readonly PersonName[]>> = {
  student: ['student', 'parent'],
  parent: ['parent', 'student'],
  school: ['school', 'college'],
}

const guessed = (e: Endpoint): CallTarget => ({
  params: Object.fromEntries([...e.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1])),
})
/**
 * Valid calls of endpoints, from the rows of the other attacks. One call in four is made by another person of the realm. The records of a
 * call are created once for three calls, and for each deletion.
 */
export function validCalls(scene: Scene) {
  const targets = new Map<string, { target: CallTarget; left: number }>()

  async function namesFor(e: Endpoint, owner: PersonName): Promise<CallTarget> {
    const key = `${e.id} ${owner}`
    const before = targets.get(key)
    if (before && before.left > 0) {
      before.left--
      return before.target
    }
    const target = (await rows[e.id]?.names?.(scene, owner)) ?? {}
    if (e.method !== 'DELETE') targets.set(key, { target: target, left: 2 })
    return target
  }

  return async (e: Endpoint, iteration: number): Promise<Draft> => {
    const row = rows[e.id]
    if (!row) throw new Error(`${e.id} has no row`)
    await scene.clearAttempts()
    await row.before?.(scene)
    const people = (row.as === 'nobody' ? undefined : sameRealmPeople[row.as]) ?? []
    const other = iteration % 4 === 3 ? people[1] : undefined
    const owner = row.as === 'nobody' ? 'admin' : (other ?? row.as)
    const target = await namesFor(e, owner)
      // Records that only one person can create are created by that person; if an earlier call made this impossible, ids are guessed.
      .catch(() => (row.as === 'nobody' ? guessed(e) : namesFor(e, row.as)))
      .catch(() => guessed(e))
    const { params = {}, query = {}, body } = requestOf(e, row, scene, target)
    const raw = await row.raw?.(scene).catch(() => undefined)
    return {
      caller: row.as === 'nobody' ? null : owner,
      params,
      query,
      body: e.rawBody && !raw ? e.example : raw ? { written: raw.payload } : body,
      ...(raw ? { headers: raw.headers } : {}),
    }
  }
}
