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

/** What a sign-in that failed means to the person. A fault of ours has no sentence of its own. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { problem: 'refused', apiError: undefined }
  return codes[error.code] ?? { problem: 'refused', apiError: error }
}
