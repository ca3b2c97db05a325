import { z } from 'zod'
import { type ErrorBody, type ErrorCode, errorTable } from './errors.ts'

/** The body of every error answer. */
export const errorBody = z.strictObject({
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  record: z.record(z.string(), z.unknown()).optional(),
  changedBy: z.string().optional(),
  requestId: z.string(),
}) satisfies z.ZodType<ErrorBody>
