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
  type: z
    .enum(documentTypes)
    .describe('What the document is, such as class12 for the marks of class 12; `gap` explains a year without study'),
  title: personalText(120)
    .nullish()
    .describe('Name of the document, for people; without one it is named after its type'),
  number: personalText(60).nullish().describe('Number that the paper bears, as text; an Aadhaar number is refused'),
  issued: dateText.nullish().describe('Day on which it was issued'),
  expires: dateText.nullish().describe('Last day on which it is valid'),
}
type Dates = { issued?: string | null | undefined; expires?: string | null | undefined }
const isInOrder = ({ issued, expires }: Dates) => !issued || !expires || issued <= expires
const inOrder = { path: ['expires'], message: 'Not before the day of issue' }
export const documentBody = z
  .strictObject({
    ...shape,
    child: recordId
      .nullish()
      .describe('Id of the child that it belongs to; null where it belongs to none in particular'),
    content: base64File,
  })
  .refine(isInOrder, inOrder)
/** With `content` the file itself is replaced. */
export const documentChange = z
  .strictObject({
    ...withId,
    ...shape,
    type: shape.type
      .optional()
      .describe('What the document is, such as class12 for the marks of class 12; `gap` explains a year without study'),
    title: shape.title.describe('Name of the document, for people'),
    content: base64File.optional(),
  })
  .refine(isInOrder, inOrder)
export const documentRow = z
  .strictObject({
    id: recordId.describe('Id of the document'),
    ...responseShape(shape),
    title: z.string().describe('Name of the document, for people'),
    child: recordId
      .nullable()
      .describe('Id of the child that it belongs to; null where it belongs to none in particular'),
    mime: z.enum(fileMimes).describe('Media type, found in the bytes'),
    size: z
      .int()
      .describe('Size in bytes of the file as it is kept: a picture is drawn anew, a PDF stays as it was sent'),
    sha256: z.string().describe('SHA-256 of the bytes as they are kept, in hexadecimal'),
    sharedWith: z
      .array(
        z.strictObject({
          instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
          instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
          instituteName: z.string().describe('Name of the school or college'),
        }),
      )
      .describe('Institutes that were given it with a submitted application'),
    createdAt: dateTimeText.describe('When it was added: ISO 8601, in UTC'),
  })
  .meta({ id: 'Document' })
export type DocumentRow = z.output<typeof documentRow>

export const collegeDocBody = z.strictObject({
  slot: z.enum(collegeSlots).describe('What the application needs here; `gap` explains a year without study'),
  document: recordId.describe('Id of the document to put into it'),
})
/** A slot; `id` and `document` are null while it is empty. */
export const collegeDoc = z
  .strictObject({
    id: recordId.nullable().describe('Id of the slot as it is filled; null while it is empty'),
    slot: z.enum(collegeSlots).describe('What the application needs here; `gap` explains a year without study'),
    document: documentRow.nullable().describe('Document in the slot; null while it is empty'),
  })
  .meta({ id: 'CollegeDoc' })
export type CollegeDoc = z.output<typeof collegeDoc>
// The smallest picture: one transparent pixel.
export const documentExample = {
  type: 'photo',
  title: 'My photo',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
}
