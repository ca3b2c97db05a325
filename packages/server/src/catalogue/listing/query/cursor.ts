import type { ListingSort } from '@pravesh/contract'
import { z } from 'zod'
import { invalid } from './invalid.ts'

/** The last visible row. Its position is looked up for the next page, so that a cursor is short in every order. */
type Cursor = { sort: ListingSort; phase: number; id: number }

const schema = z.tuple([z.string(), z.int().min(0).max(1), z.int().min(1).max(2_147_483_647)])

export const encodeCursor = ({ sort, phase, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, phase, id])).toString('base64url')

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
/** Reads a cursor of this order; INVALID for anything else. */
export function decodeCursor(cursor: string, sort: ListingSort): Cursor {
  const { data } = schema.safeParse(parsed(cursor))
  if (data?.[0] !== sort) throw invalid('cursor', 'Not a place in this list')
  return { sort, phase: data[1], id: data[2] }
}
