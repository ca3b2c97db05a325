import type { Endpoint } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call } from '../../../platform/http/bind.ts'
import { requestedIds } from '../../../platform/http/request/requested-ids.ts'
import type { ListQuery } from '../../records/where.ts'
import { authorOf } from '../changes/changes.ts'
import type { Institute } from '../institute.ts'
import { addPart, changePart, listParts, removeParts } from './engine.ts'
import type { Part, Values } from './part.ts'

type PartAction = 'list' | 'create' | 'update' | 'remove'
type Input = { params: unknown; query: unknown }
/** Returns the institute of a call, or throws. */
export type InstituteResolver = (input: Input, call: Call) => Institute | Promise<Institute>

/** The author of a call's change in the log. */
export const callAuthor = (call: Call) => authorOf(actorOf(call))
export const added = (part: Part) => `${part.label} Added Successfully`
export const updated = (part: Part) => `${part.label} Updated Successfully`
export const deleted = (part: Part) => `${part.label} Deleted Successfully`

/** The institute with the kind in the query and the id in the path. */
export const byKind: InstituteResolver = ({ params, query }) => {
  const { type } = query as Pick<Institute, 'type'>
  return { type, id: (params as { id: number }).id }
}
export const byEid: InstituteResolver = ({ params }) => ({ type: 'college', id: (params as { eid: number }).eid })

/** The four verbs of one kind of part; an endpoint of the contract for each that is given. */
export function partHandlers(
  db: Db,
  part: Part,
  endpoints: { [V in PartAction]?: unknown },
  where: InstituteResolver,
): Bound[] {
  const { list, create, update, remove } = endpoints as { [V in PartAction]?: Endpoint }
  const bound: Bound[] = []
  if (list)
    bound.push(
      bind(list, async (input, call) => listParts(db, part, await where(input, call), input.query as ListQuery)),
    )
  if (create)
    bound.push(
      bind(create, async (input, call) => ({
        data: await addPart(db, callAuthor(call), part, await where(input, call), input.body as Values),
        message: added(part),
      })),
    )
  if (update)
    bound.push(
      bind(update, async (input, call) => {
        const { id, ...change } = input.body as Values & { id: number }
        const data = await changePart(db, callAuthor(call), part, await where(input, call), id, change)
        return { data, message: updated(part) }
      }),
    )
  if (remove)
    bound.push(
      bind(remove, async (input, call) => {
        const ids = requestedIds(input.query as { id?: number }, input.body as { id?: number } | undefined)
        const institute = await where(input, call)
        return { data: { ids: await removeParts(db, callAuthor(call), part, institute, ids) }, message: deleted(part) }
      }),
    )
  return bound
}
