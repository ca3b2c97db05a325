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
/** What an answer says beside what was written. */
export const instituteWriteShape = {
  ...instituteTimes,
  /** Fields with figures that no page shows, because nobody is named as their source. */
  unsourced: z.array(z.string()),
}
/** What a row of the administrators' lists says of any institute. */
export const instituteRowShape = {
  isPartner: z.boolean(),
  /** Percent of what families look for that its page says. */
  completeness: z.int(),
  /** Who changed it last, as the change log names them; null where it has no line of it. */
  changedBy: z.string().nullable(),
  /** The version of the record, under another name: no form takes a row for the whole record. */
  revision: instituteTimes.version,
  updatedAt: instituteTimes.updatedAt,
}
/** Names of its place in a row of those lists. */
export const placeNames = { stateName: z.string(), cityName: z.string() }

/**
 * The shape of a change: every field optional and without its default, so that what is not named stays, and the version that the
 * change was made from.
 */
export function changeShape(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const optional = Object.entries(shape).map(([name, schema]) => [
    name,
    (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional(),
  ])
  return { ...Object.fromEntries(optional), version: instituteTimes.version }
}
