import type { GetListResult, PaginationPayload, RaRecord } from 'react-admin'
import { z } from 'zod'

const hasId = z.looseObject({ id: z.union([z.number(), z.string()]) })
/** The client has validated a response against its endpoint: react-admin needs of a record no more than its id. */
const isRecord = <T extends RaRecord>(value: unknown): value is T => hasId.safeParse(value).success
const recordResponse = <T extends RaRecord>() => z.looseObject({ data: z.custom<T>(isRecord) })
const listResponse = <T extends RaRecord>() =>
  z.looseObject({
    data: z.array(z.custom<T>(isRecord)),
    total: z.number(),
    totalAtLeast: z.boolean().optional(),
    next: z.string().nullable().optional(),
  })
const single = z.looseObject({ data: z.looseObject({}) })

/** An id in the type that it has in records: react-admin reads it from an address as a text. */
export const numbered = (id: unknown): number | string => (/^\d+$/.test(String(id)) ? Number(id) : String(id))

/** The record of a response. */
export const recordOf = <T extends RaRecord>(response: unknown): T => recordResponse<T>().parse(response).data

/** The record of a response to a call whose path names it; a record without an id has that of the path. */
export const namedRecord = <T extends RaRecord>(id: unknown, response: unknown): T =>
  recordOf<T>({ data: { id: numbered(id), ...single.parse(response).data } })

/** The records of a list. */
export const recordsOf = <T extends RaRecord>(response: unknown): T[] => listResponse<T>().parse(response).data

/** The cursor for the page that follows this one. */
export const nextOf = (response: unknown): string | null | undefined => listResponse().parse(response).next

/**
 * A page of a list for react-admin. It would stop at the last page of a total that is a lower bound, so such a page has a flag for a next
 * one instead, and `meta.totalAtLeast` has the bound.
 */
export function pageOf<T extends RaRecord>(response: unknown, { page, perPage }: PaginationPayload): GetListResult<T> {
  const { data, total, totalAtLeast } = listResponse<T>().parse(response)
  if (!totalAtLeast) return { data, total }
  const pageInfo = { hasNextPage: data.length > 0 && data.length >= perPage, hasPreviousPage: page > 1 }
  return { data, pageInfo, meta: { totalAtLeast: total } }
}
