import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../field.ts'
import { answered, personalText, withId } from '../student/own.ts'
import { instituteKinds } from './application.ts'

/** Slots of a college application: one document each. */
export const collegeSlots = [
  'photo',
  'signature',
  'class10',
  'class12',
  'degree',
  'score-card',
  'category',
  'income',
  'domicile',
  'transfer',
  'migration',
  'gap',
  'id-proof',
] as const
export const documentTypes = [
  ...collegeSlots,
  'birth-certificate',
  'address-proof',
  'report-card',
  'immunisation',
  'disability',
  'other',
] as const
/** Found in the bytes; what the sender says is not looked at. */
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export const largestDocument = 5 * 1_024 * 1_024
/** Base64 takes four characters for three bytes; the rest of the body is small. */
export const documentBodyLimit = Math.ceil(largestDocument / 3) * 4 + 16_384

const base64 = z
  .string()
  .min(1)
  .max(Math.ceil(largestDocument / 3) * 4, 'At most 5 MB')
  .describe('The file in base64: PDF, JPG, PNG or WebP to 5 MB')

const shape = {
  type: z.enum(documentTypes),
  title: personalText(120).nullish(),
  number: personalText(60).nullish(),
  issued: dateText.nullish(),
  expires: dateText.nullish(),
}
export const documentBody = z.strictObject({ ...shape, child: recordId.nullish(), content: base64 })
/** With `content` the file itself is replaced. */
export const documentChange = z.strictObject({
  ...withId,
  ...shape,
  type: shape.type.optional(),
  content: base64.optional(),
})
export const documentRow = z
  .strictObject({
    ...withId,
    ...answered(shape),
    title: z.string(),
    child: recordId.nullable(),
    mime: z.enum(documentMimes),
    size: z.int(),
    sha256: z.string(),
    /** Institutes of the applications that it was shared with. */
    sharedWith: z.array(
      z.strictObject({ instituteType: z.enum(instituteKinds), instituteId: recordId, instituteName: z.string() }),
    ),
    createdAt: dateTimeText,
  })
  .meta({ id: 'Document' })
export type DocumentRow = z.output<typeof documentRow>

export const collegeDocBody = z.strictObject({ slot: z.enum(collegeSlots), document: recordId })
/** A slot; `id` and `document` are null while it is empty. */
export const collegeDoc = z
  .strictObject({ id: recordId.nullable(), slot: z.enum(collegeSlots), document: documentRow.nullable() })
  .meta({ id: 'CollegeDoc' })
export type CollegeDoc = z.output<typeof collegeDoc>
// The smallest picture: one transparent pixel.
export const documentExample = {
  type: 'photo',
  title: 'My photo',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
}
