import { z } from 'zod'
import { publicationStates } from '../catalogue/publishing.ts'
import { dateTimeText, mediaLink, recordId, slugText, typedText, webLink } from '../field.ts'
import { sourcesSchema } from '../source.ts'

export const words = (max: number) => typedText(max).nullable().default(null)
export const yearNumber = z.int().min(1500).max(2100).nullable().default(null)
/** A phone number as an institute publishes it. */
export const phone = z.string().regex(/^\+?[0-9][0-9 ()-]{5,18}$/, 'Digits, spaces and hyphens')

/** Fields that schools and colleges share. `sources` says, field by field, where a value comes from. */
export const instituteShape = {
  name: typedText(250).pipe(z.string().min(2, 'Required')),
  nameLocal: words(250),
  url: slugText,
  status: z.enum(publicationStates).default('draft'),
  publishAt: dateTimeText.nullable().default(null),
  seoTitle: words(70),
  seoDescription: words(170),
  seoImage: mediaLink.nullable().default(null),
  noindex: z.boolean().default(false),
  established: yearNumber,
  about: words(20_000),
  logo: mediaLink.nullable().default(null),
  cover: mediaLink.nullable().default(null),
  address: words(400),
  country: recordId.nullable().default(null),
  state: recordId,
  city: recordId,
  location: recordId.nullable().default(null),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'Six digits')
    .nullable()
    .default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  phones: z.array(phone).max(10).default([]),
  email: z.email().max(254).nullable().default(null),
  website: webLink.nullable().default(null),
  isPartner: z.boolean().default(false),
  claimed: z.boolean().default(false),
  sources: sourcesSchema.default({}),
}
export const instituteTimes = {
  version: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
}
/** What an answer says beside what was written. */
export const instituteAnswered = {
  ...instituteTimes,
  /** Fields with figures that no page shows, because nobody is named as their source. */
  unsourced: z.array(z.string()),
}
/** Filters of the admin lists of institutes, beside the general list parameters. */
export const placeNames = { stateName: z.string(), cityName: z.string() }

/** The shape of a change: every field optional and without its default, so that what is not named stays. */
export function changeShape(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries<z.ZodType>({ ...shape, version: z.int() }).map(([name, schema]) => [
      name,
      (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional(),
    ]),
  )
}
