import { ApiError } from '@pravesh/contract'

/** An error in the shape react-admin reads: the status decides on sign-in, `body.errors` goes to the fields of the form. */
export class CallFailure extends Error {
  readonly status: number
  readonly body: { code: string; errors?: Record<string, unknown> }
  /** What is wrong with the first field that something is wrong with. */
  readonly firstFault: string | undefined

  constructor(error: ApiError) {
    super(error.message)
    this.name = 'CallFailure'
    this.status = error.status
    this.firstFault = error.errors[0]?.message
    const errors = Object.fromEntries(error.errors.flatMap((e) => (e.field ? [[e.field, e.message]] : [])))
    this.body = {
      code: error.code,
      // react-admin says the form's own sentence, not the error's, unless it finds one here.
      ...(error.errors.length > 0 && { errors: { ...errors, root: { serverError: error.message } } }),
    }
  }
}

/** Turns what a call threw into what react-admin understands; an abort and a fault of ours pass as they are. */
export const asFailure = (thrown: unknown): unknown => (thrown instanceof ApiError ? new CallFailure(thrown) : thrown)
