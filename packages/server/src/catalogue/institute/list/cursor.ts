import { ApiError } from '@pravesh/contract'
import { z } from 'zod'
import { type SQL, type SQLWrapper, sql } from '../../../platform/db/drizzle.ts'

type Kind = 'text' | 'integer' | 'instant'
/** Orders that support a cursor, with the type of their values. Others have rows without a value, or a value of another table. */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ id: 'integer', completeness: 'integer', name: 'text', url: 'text', status: 'text' },
  ...{ createdAt: 'instant', updatedAt: 'instant' },
}
/** The order of a list: by which field, and which way. */
export type CursorOrder = { sort: string; direction: 'asc' | 'desc' }
/** The place of a row in an order: its value, as an SQL value of the column's type, and its id. */
export type Place = { value: SQL; id: number }

const text = z
  .string()
  .max(300)
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'))
const cursor = z.tuple([z.string(), z.enum(['asc', 'desc']), z.string(), z.int().min(1).max(2_147_483_647)])
const valueSchemas = { text, integer: z.string().regex(/^\d{1,9}$/), instant: z.string().regex(/^\d{1,16}$/) }
const values: Readonly<Record<Kind, (value: string) => SQL>> = {
  text: (value) => sql`${value}::text`,
  integer: (value) => sql`${value}::int`,
  instant: (value) => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`,
}
/** A value of an order in a cursor: a timestamp in microseconds, because milliseconds would cut it off. */
export const cursorValue = (sort: string, column: SQLWrapper): SQL<string> | undefined => {
  const kind = kinds[sort]
  if (kind === undefined) return undefined
  return kind === 'instant' ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text` : sql`${column}::text`
}

/** The position for the next page, as an opaque string. */
export const encodeCursor = ({ sort, direction }: CursorOrder, value: string, id: number): string =>
  Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url')

function parse(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString())
  } catch {
    return undefined
  }
}
/** Reads a cursor of this order. INVALID for anything else, also for the place of another order. */
export function decodeCursor(encoded: string, { sort, direction }: CursorOrder): Place {
  const kind = kinds[sort]
  const { data } = cursor.safeParse(parse(encoded))
  const isOfOrder = data?.[0] === sort && data[1] === direction
  if (kind === undefined || !isOfOrder || !valueSchemas[kind].safeParse(data[2]).success)
    throw new ApiError('INVALID', { errors: [{ field: 'after', message: 'Not a place in this list' }] })
  return { value: values[kind](data[2]), id: data[3] }
}
