import { z } from 'zod'
import type { Descriptor } from '../descriptor.ts'

/** A page of a list, as react-admin requests it. */
type ListRequest = {
  filter?: unknown
  sort?: unknown
  pagination?: { page: number; perPage: number } | undefined
}

/** Lists whose places are remembered; of more, the one that was opened first is forgotten. */
const maxLists = 30

/** True if a list goes on behind a row that its last page named. */
const hasPlaces = ({ list }: Descriptor): boolean => {
  const query = list?.query
  return query instanceof z.ZodObject && 'after' in query.shape
}
const keyOf = (resource: string, { filter, sort, pagination }: ListRequest) =>
  JSON.stringify([resource, filter, sort, pagination?.perPage])

/**
 * Remembers behind which row each page of a list ended, so that the page after it is read from there and not by an offset. A page whose
 * predecessor was not read has no such place: it is read by its number.
 */
export function listPlaces() {
  const lists = new Map<string, Map<number, string>>()
  return {
    /** What `after` is for this page; undefined for the first page, and where it is not known. */
    find(resource: string, descriptor: Descriptor, request: ListRequest): string | undefined {
      if (!hasPlaces(descriptor)) return undefined
      return lists.get(keyOf(resource, request))?.get((request.pagination?.page ?? 1) - 1)
    },
    /** Remembers where this page ended: `next` as the list answered it. */
    remember(resource: string, request: ListRequest, next: string | null | undefined): void {
      const key = keyOf(resource, request)
      const places = lists.get(key) ?? new Map<number, string>()
      const page = request.pagination?.page ?? 1
      if (next) places.set(page, next)
      else places.delete(page)
      lists.delete(key)
      if (places.size > 0) lists.set(key, places)
      const [oldest] = lists.keys()
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
    },
  }
}
