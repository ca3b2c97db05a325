import { type Descriptor, hasPlace } from '../descriptor.ts'
import type { Call, Options } from './call.ts'
import { keepSaid } from './said.ts'

/** Deletes them, all or none; `result` is what react-admin hands on, by which `saidOf` finds what the server said. */
export async function remove<R extends object>(
  call: Call,
  { remove: endpoint, removeMany, param }: Descriptor,
  ids: readonly (number | string)[],
  options: Options,
  result: R,
): Promise<R> {
  const asked = () => {
    if (endpoint?.method === 'POST')
      return call(endpoint, { body: { action: 'delete', ids: ids.map(Number) } }, options)
    const [id] = ids
    const alone = ids.length === 1
    if (!endpoint || !hasPlace(endpoint, param)) return call(endpoint, { query: alone ? { id } : { ids } }, options)
    return alone ? call(endpoint, { params: { [param]: id } }, options) : call(removeMany, { query: { ids } }, options)
  }
  return keepSaid(result, await asked())
}
