import { ApiError } from '@pravesh/contract'

/** Why a sign-in failed. `closed`: this server does not take institutes. */
export type Outcome =
  | { problem: 'closed' }
  | { problem: 'new password' }
  | { problem: 'refused'; apiError: ApiError | undefined }

const codes: Partial<Record<string, Outcome>> = {
  NOT_FOUND: { problem: 'closed' },
  METHOD_NOT_ALLOWED: { problem: 'closed' },
  PASSWORD_CHANGE_REQUIRED: { problem: 'new password' },
}

/** The message for a failed sign-in. An internal error has none of its own. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { problem: 'refused', apiError: undefined }
  return codes[error.code] ?? { problem: 'refused', apiError: error }
}
