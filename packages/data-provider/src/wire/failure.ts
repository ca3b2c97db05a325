import { ApiError } from '@pravesh/contract'

/** The message of an error for the person. */
export type FormatError = (error: ApiError) => string

/**
 * An error in the shape react-admin reads: the status decides on sign-in, `body.errors` goes to the fields of the form. It is never empty,
 * or the form would treat a failed save as a successful one: `root.serverError` is the message for all of it, and `root.conflict` replaces
 * it after a concurrent change of the record (CONFLICT with that record in `error.record`).
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

/** Converts an error of a call for react-admin; an abort and an internal error are passed on unchanged. */
export const asFailure = (error: unknown, formatError?: FormatError): unknown =>
  error instanceof ApiError ? new CallFailure(error, formatError?.(error)) : error
