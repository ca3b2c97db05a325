import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { base64File, fileMimes } from '../../fields/upload.ts'
import { instituteTypes } from '../../institute/type.ts'
import { personalText, responseShape, withId } from '../student/self-endpoint.ts'

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
const shape = {
  type: z.enum(documentTypes),
  title: personalText(120).nullish(),
  number: personalText(60).nullish(),
  issued: dateText.nullish(),
  expires: dateText.nullish(),
}
type Dates = { issued?: string | null | undefined; expires?: string | null | undefined }
const isInOrder = ({ issued, expires }: Dates) => !issued || !expires || issued <= expires
const inOrder = { path: ['expires'], message: 'Not before the day of issue' }
export const documentBody = z
  .strictObject({ ...shape, child: recordId.nullish(), content: base64File })
  .refine(isInOrder, inOrder)
/** With `content` the file itself is replaced. */
export const documentChange = z
  .strictObject({ ...withId, ...shape, type: shape.type.optional(), content: base64File.optional() })
  .refine(isInOrder, inOrder)
export const documentRow = z
  .strictObject({
    ...withId,
    ...responseShape(shape),
    title: z.string(),
    child: recordId.nullable(),
    mime: z.enum(fileMimes),
    size: z.int(),
    sha256: z.string(),
    /** Institutes of the applications that it was shared with. */
    sharedWith: z.array(
      z.strictObject({ instituteType: z.enum(instituteTypes), instituteId: recordId, instituteName: z.string() }),
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
