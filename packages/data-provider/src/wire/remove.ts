import { type Descriptor, hasPlace } from '../descriptor.ts'
import type { Call, Options } from './call.ts'
import { CallFailure } from './failure.ts'
import { setWriteMessage } from './write-message.ts'

type Id = number | string

/** Deletions under way at once, where each is a call of its own. */
const maxConcurrent = 4

/** Some records of several were deleted, and others were not. */
export class PartialDeletion extends CallFailure {
  readonly deletedIds: readonly Id[]

  constructor(failure: CallFailure, deletedIds: readonly Id[]) {
    super(failure.error, failure.message)
    this.name = 'PartialDeletion'
    this.deletedIds = deletedIds
  }
}

/**
 * Deletes records by a call each; returns the response to the last. A record that is not found was deleted before. Throws the first
 * failure once all were tried: PartialDeletion where others were deleted.
 */
async function removeEach(ids: readonly Id[], removeOne: (id: Id) => Promise<unknown>): Promise<unknown> {
  const waiting = [...ids]
  const deletedIds: Id[] = []
  const failures: unknown[] = []
  let response: unknown
  async function work() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        response = await removeOne(id)
        deletedIds.push(id)
      } catch (error) {
        if (error instanceof CallFailure && error.error.code === 'NOT_FOUND') deletedIds.push(id)
        else failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  const [failure] = failures
  if (failure === undefined) return response
  throw failure instanceof CallFailure && deletedIds.length > 0 ? new PartialDeletion(failure, deletedIds) : failure
}

/**
 * Deletes them, all or none where the endpoint accepts several; `result` is the value that react-admin passes on, by which
 * `writeMessageOf` finds the server's message.
 */
export async function remove<R extends object>(
  call: Call,
  { remove: endpoint, removeMany, param }: Descriptor,
  ids: readonly Id[],
  options: Options,
  result: R,
): Promise<R> {
  const sendDelete = () => {
    if (endpoint?.method === 'POST' || endpoint?.method === 'PUT')
      return call(endpoint, { body: { action: 'delete', ids: ids.map(Number) } }, options)
    const [id] = ids
    const isSingle = ids.length === 1
    if (!endpoint || !hasPlace(endpoint, param)) return call(endpoint, { query: isSingle ? { id } : { ids } }, options)
    if (!isSingle && removeMany) return call(removeMany, { query: { ids } }, options)
    const removeOne = (itemId: Id) => call(endpoint, { params: { [param]: itemId } }, options)
    return isSingle && id !== undefined ? removeOne(id) : removeEach(ids, removeOne)
  }
  return setWriteMessage(result, await sendDelete())
}
