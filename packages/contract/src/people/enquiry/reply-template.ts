import { z } from 'zod'
import { oneOf } from '../../endpoint/envelope.ts'
import { recordId } from '../../fields/field.ts'

const replyTemplate = z
  .strictObject({
    id: recordId.describe('Id of the template'),
    title: z.string().describe('Name of the template, for who picks it'),
    subject: z.string().nullable().describe('Subject of the mail, filled for this enquiry; null where it has none'),
    body: z
      .string()
      .describe(
        'Text of the reply, filled for this enquiry; a name that the enquiry has no value for is unchanged in double braces: {{name}}',
      ),
  })
  .meta({ id: 'ReplyTemplate' })
export type ReplyTemplate = z.output<typeof replyTemplate>

/** Templates for a reply by mail to one enquiry. */
export const replyTemplates = oneOf(z.array(replyTemplate))
