import { z } from 'zod'
import { typedText } from '../../fields/field.ts'
import { partialShape } from './part.ts'

export const optionalText = (max: number) => typedText(max).nullable().default(null)
/** A phone number as an institute publishes it. */
export const phone = z.string().regex(/^\+?[0-9][0-9 ()-]{5,18}$/, 'Digits, spaces and hyphens')

const instituteTimes = {
  version: z.int().describe('Counts the changes of this record'),
  createdAt: z.iso.datetime({ offset: true }).describe('When it was made: ISO 8601, in UTC'),
  updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
}
/** Fields of a response in addition to the written ones. */
export const instituteWriteShape = {
  ...instituteTimes,
  unsourced: z
    .array(z.string())
    .describe('Fields with figures that no page shows, because nobody is named as their source'),
}
/** Fields of any institute in rows of the administrators' lists. */
export const instituteRowShape = {
  isPartner: z.boolean().describe('True where the institute takes part here as a partner'),
  completeness: z.int().describe('Percent of what families look for that the page says, 0 to 100'),
  changedBy: z
    .string()
    .nullable()
    .describe('User name or address of who changed it last, from the change log; null where no line is of it'),
  /** The version of the record, under another name: no form takes a row for the whole record. */
  revision: instituteTimes.version.describe('Version of the record: what `version` of a change from this row is'),
  updatedAt: instituteTimes.updatedAt.describe('When it was last changed: ISO 8601, in UTC'),
}
/** Names of its place in a row of those lists. */
export const placeNames = {
  stateName: z.string().describe('Name of the state or union territory'),
  cityName: z.string().describe('Name of the city'),
}

/**
 * The shape of a change: every field optional and without its default, so that unnamed ones stay, and the version that the change is based
 * on.
 */
export const changeShape = (shape: Record<string, z.ZodType>): Record<string, z.ZodType> => ({
  ...partialShape(shape),
  version: z
    .int()
    .describe('The version that you read: the write is refused with CONFLICT where somebody has written since'),
})
