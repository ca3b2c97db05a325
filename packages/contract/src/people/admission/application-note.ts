import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { personalText } from '../student/self-endpoint.ts'

/** `remark`: for the institute's own people; `message`: for the family. */
export const applicationNoteKinds = ['remark', 'message'] as const

/** A message of an institute to a family about its application, without a move. */
export const applicationMessage = z
  .strictObject({
    id: recordId.describe('Id of the message'),
    author: z.string().describe('Name of who wrote it, as families read it'),
    body: z.string().describe('The message, plain text'),
    at: dateTimeText.describe('When it was written: ISO 8601, in UTC'),
  })
  .meta({ id: 'ApplicationMessage' })
export type ApplicationMessage = z.output<typeof applicationMessage>

/** What an institute wrote on an application beside its moves. */
export const applicationNote = z
  .strictObject({
    id: recordId.describe('Id of the note'),
    kind: z
      .enum(applicationNoteKinds)
      .describe('remark: for the people of the institute alone; message: sent to the family'),
    author: z.string().describe('Name of who wrote it, as families read it'),
    body: z.string().describe('What was written, plain text'),
    at: dateTimeText.describe('When it was written: ISO 8601, in UTC'),
  })
  .meta({ id: 'ApplicationNote' })
export type ApplicationNote = z.output<typeof applicationNote>

/** The most characters of a note. */
export const maxApplicationNote = 2_000
export const applicationNoteBody = z.strictObject({
  kind: z
    .enum(applicationNoteKinds)
    .describe('remark: for the people of the institute alone; message: mailed to the family, and on its page'),
  body: personalText(maxApplicationNote).pipe(z.string().min(1, 'Required')).describe('What is written, plain text'),
})
export type ApplicationNoteBody = z.output<typeof applicationNoteBody>
