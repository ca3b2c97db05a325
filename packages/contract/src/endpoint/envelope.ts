import { z } from 'zod'
import { recordId } from '../fields/field.ts'

/** A page of rows. Where `totalAtLeast` is true, `total` is the bound that counting stopped at. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.strictObject({
    data: z.array(row),
    total: z.int(),
    totalAtLeast: z.boolean().optional(),
    page: z.int(),
    limit: z.int(),
  })
}
export const oneOf = <T extends z.ZodType>(record: T) => z.strictObject({ data: record })
/** The response to a write: the current record, and the message for the person. */
export const writeResponse = <T extends z.ZodType>(record: T) => z.strictObject({ data: record, message: z.string() })
/** The answer to a delete: which records are gone. */
export const removed = z.strictObject({ data: z.strictObject({ ids: z.array(recordId) }), message: z.string() })
export const messageResponse = z.strictObject({ message: z.string() })
