import { z } from 'zod'
import { recordId } from '../fields/field.ts'

/** The schema of `data` in an answer, described. */
export const dataOf = <T extends z.ZodType>(data: T): T =>
  data.describe('What was asked for: the record as it now stands, or the rows of the page')
const message = z.string().describe('What happened, in a sentence to show to the person')

/** A page of rows. Where `totalAtLeast` is true, `total` is the bound that counting stopped at. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.strictObject({
    data: dataOf(z.array(row)),
    total: z.int().describe('How many records match in all, on every page; a lower bound where `totalAtLeast` is true'),
    totalAtLeast: z
      .boolean()
      .optional()
      .describe('True where counting stopped at `total`: there are at least so many. Absent where `total` is exact'),
    page: z.int().describe('Which page this is, counted from 1'),
    limit: z.int().describe('Rows on a page at most'),
  })
}
export const oneOf = <T extends z.ZodType>(record: T) => z.strictObject({ data: dataOf(record) })
/** The response to a write: the current record, and the message for the person. */
export const writeResponse = <T extends z.ZodType>(record: T) => z.strictObject({ data: dataOf(record), message })
/** The response to a write of several records: their ids, with a sentence about them for the API's documentation. */
export const changedIds = (description: string) =>
  writeResponse(z.strictObject({ ids: z.array(recordId).describe(description) }))
/** The answer to a delete: which records are gone. */
export const removed = changedIds('Ids of the records that are gone')
export const messageResponse = z.strictObject({ message })
