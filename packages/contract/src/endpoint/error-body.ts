import { z } from 'zod'
import { type ErrorBody, type ErrorCode, errorTable } from './errors.ts'

/** The body of every error answer. */
export const errorBody = z.strictObject({
  code: z
    .enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]])
    .describe('What went wrong, for programs to decide by; the page of errors says what each means'),
  message: z.string().describe('What went wrong, in a sentence to show to the person'),
  errors: z
    .array(
      z.strictObject({
        field: z.string().describe('Path of the field, with dots between, such as `guardian.name`'),
        message: z.string().describe('What is wrong with this field, to show beside it'),
      }),
    )
    .optional()
    .describe('The fields at fault, where fields are'),
  record: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'With CONFLICT on a record that was changed since you read it: the record as it stands, as a read of it answers',
    ),
  changedBy: z.string().optional().describe('With `record`, where it is known: the name of whoever changed it last'),
  requestId: z.string().describe('Names this request in the server’s log: quote it when you ask for help'),
}) satisfies z.ZodType<ErrorBody>
