import { ApiError } from '@pravesh/contract'

/** What an error says to the person. */
export type FormatError = (error: ApiError) => string

/**
 * An error in the shape react-admin reads: the status decides on sign-in, `body.errors` goes to the fields of the form. It is never
 * empty, or the form would take a failed save for a successful one: `root.serverError` is the sentence for all of it, and
 * `root.conflict` stands in its place where somebody else changed the record (CONFLICT with that record in `error.record`).
 */
export class CallFailure extends Error {
  readonly status: number
  /** As the API answered it. */
  readonly error: ApiError
  readonly body: { code: string; errors: Record<string, unknown> }

  constructor(error: ApiError, message = error.message) {
    super(message)
    this.name = 'CallFailure'
    this.status = error.status
    this.error = error
    const errors = Object.fromEntries(error.errors.flatMap((e) => (e.field ? [[e.field, e.message]] : [])))
    const isConflict = error.code === 'CONFLICT' && error.record !== undefined
    this.body = {
      code: error.code,
      errors: { ...errors, root: isConflict ? { conflict: message } : { serverError: message } },
    }
  }
}

/** Turns what a call threw into what react-admin understands; an abort and a fault of ours pass as they are. */
export const asFailure = (error: unknown, formatError?: FormatError): unknown =>
  error instanceof ApiError ? new CallFailure(error, formatError?.(error)) : error
