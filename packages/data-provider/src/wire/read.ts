import { ApiError } from '@pravesh/contract'
import type { GetListParams, RaRecord } from 'react-admin'
import { z } from 'zod'
import { type Descriptor, hasPlace, isSortable } from '../descriptor.ts'
import type { Call, Options, Values } from './call.ts'
import { asFailure } from './failure.ts'
import { namedRecord, recordsOf } from './record.ts'

/** As many ids as fit comfortably into an address. */
const idsAtOnce = 200

const filterValues = z.record(z.string(), z.unknown()).default({})

/** The page of a list where react-admin names none. */
export const firstPage = { page: 1, perPage: 10 }

/** The query of a list as every list endpoint takes it. `q` of a filter is the search. */
export function listQuery({ list }: Descriptor, { filter, sort, pagination = firstPage }: GetListParams): Values {
  const { q, ...filters } = filterValues.parse(filter)
  return {
    ...filters,
    search: q,
    ...{ page: pagination.page, limit: pagination.perPage },
    ...(sort && isSortable(list, sort.field) && { sort: sort.field, order: sort.order.toLowerCase() }),
  }
}

/** Reads one record: by its path, else as the one row that the list answers for `?id=`. */
export async function readOne<T extends RaRecord>(
  call: Call,
  { get, list, param }: Descriptor,
  id: unknown,
  options: Options,
): Promise<T> {
  if (get && hasPlace(get, param)) return namedRecord<T>(id, await call(get, { params: { [param]: id } }, options))
  const [found] = recordsOf<T>(await call(list, { query: { id } }, options))
  if (!found) throw asFailure(new ApiError('NOT_FOUND'))
  return found
}

/** Reads records by their ids, in as many calls as their addresses need. */
export async function readMany<T extends RaRecord>(
  call: Call,
  { list }: Descriptor,
  ids: readonly unknown[],
  options: Options,
): Promise<T[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, batch) =>
    ids.slice(batch * idsAtOnce, (batch + 1) * idsAtOnce),
  )
  const pages = await Promise.all(
    batches.map((batch) => call(list, { query: { ids: batch, limit: batch.length } }, options)),
  )
  return pages.flatMap((page) => recordsOf<T>(page))
}
