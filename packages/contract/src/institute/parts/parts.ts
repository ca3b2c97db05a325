import { z } from 'zod'
import { typedText } from '../../fields/field.ts'

export const optionalText = (max: number) => typedText(max).nullable().default(null)
/** A phone number as an institute publishes it. */
export const phone = z.string().regex(/^\+?[0-9][0-9 ()-]{5,18}$/, 'Digits, spaces and hyphens')

const instituteTimes = {
  version: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
}
/** Fields of a response in addition to the written ones. */
export const instituteWriteShape = {
  ...instituteTimes,
  /** Fields with unpublished figures, because they have no source. */
  unsourced: z.array(z.string()),
}
/** Fields of any institute in rows of the administrators' lists. */
export const instituteRowShape = {
  isPartner: z.boolean(),
  /** Percent of the facts important to families that its page has. */
  completeness: z.int(),
  /** The last editor, as in the change log; null without a line in it. */
  changedBy: z.string().nullable(),
  /** The version of the record, under another name: no form takes a row for the whole record. */
  revision: instituteTimes.version,
  updatedAt: instituteTimes.updatedAt,
}
/** Names of its place in a row of those lists. */
export const placeNames = { stateName: z.string(), cityName: z.string() }

/**
 * The shape of a change: every field optional and without its default, so that unnamed ones stay, and the version that the change is based
 * on.
 */
export function changeShape(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const optional = Object.entries(shape).map(([name, schema]) => [
    name,
    (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional(),
  ])
  return { ...Object.fromEntries(optional), version: instituteTimes.version }
}
