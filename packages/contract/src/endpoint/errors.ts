/** Every error of the server: its HTTP status, and its message for a person. Advice for engineers is in `error-hints.ts`. */
export const errorTable = {
  MALFORMED: {
    status: 400,
    message: 'The request could not be read',
  },
  INVALID_SIGNATURE: {
    status: 400,
    message: 'The signature is not right',
  },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in' },
  SIGN_IN_AGAIN: {
    status: 401,
    message: 'Enter your password again',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid Credentials' },
  INVALID_LOGIN: { status: 401, message: 'Invalid Username or Password' },
  INVALID_OTP: { status: 401, message: 'Invalid OTP' },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: 'This code is not right',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please enter the code of your authenticator app, or a recovery code',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    message: 'Please choose a new password',
  },
  GUARDIAN_NEEDED: {
    status: 403,
    message: 'This opens as soon as your parent or guardian has agreed. The overview says who was asked',
  },
  FORBIDDEN: { status: 403, message: 'You may not do this' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: 'Your role needs a second factor. Add one in your account first',
  },
  ROLE_NEEDED: {
    status: 403,
    message: 'Your role does not include this. An owner can change your role',
  },
  NOT_FOUND: { status: 404, message: 'Not found' },
  GONE: { status: 410, message: 'No longer here' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method' },
  CONFLICT: { status: 409, message: 'This conflicts with what is there' },
  DUPLICATE: { status: 409, message: 'There is already one like it' },
  IN_USE: { status: 409, message: 'Still in use' },
  ALREADY_SHORTLISTED: { status: 409, message: 'Already Shortlist' },
  ALREADY_PAID: { status: 409, message: 'This fee is already paid' },
  PAYMENT_PENDING: {
    status: 409,
    message: 'The bank has not confirmed this payment yet',
  },
  PAYMENT_RETURNED: {
    status: 409,
    message: 'This payment came too late or twice. The money goes back to where it came from',
  },
  NOT_ADMITTING: {
    status: 409,
    message: 'It takes no applications here at the moment. Send it an enquiry to ask when it does',
  },
  COLLEGE_URL_EXISTS: { status: 409, message: 'College URL already exists' },
  TOO_LARGE: { status: 413, message: 'Too large' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Unsupported content type' },
  INVALID: { status: 422, message: 'Please check the marked fields' },
  PAYMENT_FAILED: {
    status: 422,
    message: 'Payment Failed',
  },
  TOO_MANY: { status: 429, message: 'Too many tries. Please wait' },
  SCHOOL_URL_EXISTS: { status: 500, message: 'School URL already exists' },
  PAYMENTS_OFF: { status: 503, message: 'Payments are not taken at the moment' },
  UNAVAILABLE: { status: 503, message: 'Something went wrong on our side. Please try again' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable
export type FieldError = { field: string; message: string }

/** Body of an error: see `errorBody` for its shape as zod checks it. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  errors?: FieldError[] | undefined
  /** With CONFLICT on a versioned record: the current record, in the shape of its read. */
  record?: Record<string, unknown> | undefined
  /** With `record`, if it is known: the name of its last editor. */
  changedBy?: string | undefined
  requestId: string
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
/** A waiting time as text; never shorter than the real one. */
function formatSeconds(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}
const messageOf = (code: ErrorCode, retryAfter: number | undefined): string =>
  code === 'TOO_MANY' && retryAfter !== undefined
    ? `Too many tries. Try again in ${formatSeconds(retryAfter)}`
    : errorTable[code].message

type ErrorMore = {
  message?: string
  errors?: readonly FieldError[] | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
  record?: Record<string, unknown> | undefined
  changedBy?: string | undefined
}

/** An error with a place in the table: thrown by verbs, answered by the server, rebuilt by clients. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** The current record, where a change was based on an older one. */
  readonly record: Record<string, unknown> | undefined
  /** The last editor of that record, if the server returns one. */
  readonly changedBy: string | undefined
  /** Names the request in the server's log, where a server has answered. */
  readonly requestId: string | undefined

  constructor(code: ErrorCode, details: ErrorMore = {}) {
    super(details.message ?? messageOf(code, details.retryAfter))
    this.name = 'ApiError'
    this.code = code
    this.status = errorTable[code].status
    this.errors = details.errors ?? []
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
    this.record = details.record
    this.changedBy = details.changedBy
  }
}
/** True for the error of an absent record, also of one that was deleted. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'GONE')
