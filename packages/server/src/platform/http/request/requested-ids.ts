import { ApiError } from '@pravesh/contract'

/** Ids of a deletion, in its query or its body. */
export type Removal = { id?: number; ids?: number[] } | undefined

/** The records a delete names, in its query or its body, each once. INVALID where there is none. */
export function requestedIds(query: Removal, body: Removal): number[] {
  const ids = [query?.id, ...(query?.ids ?? []), body?.id, ...(body?.ids ?? [])].filter((id) => id !== undefined)
  if (ids.length === 0) throw new ApiError('INVALID', { errors: [{ field: 'id', message: 'Say which' }] })
  return [...new Set(ids)]
}
