import { ApiError } from '@pravesh/contract'

/** What became of a sign-in. `closed`: this server does not take institutes yet. */
export type Outcome =
  | { signedIn: string }
  | { problem: 'closed' }
  | { problem: 'new password' }
  | { problem: 'refused'; message: string }

const codes: Partial<Record<string, Outcome>> = {
  NOT_FOUND: { problem: 'closed' },
  METHOD_NOT_ALLOWED: { problem: 'closed' },
  PASSWORD_CHANGE_REQUIRED: { problem: 'new password' },
}

/** What a sign-in that failed means to the person. Only a success is a success. */
export function outcomeOf(thrown: unknown): Outcome {
  if (!(thrown instanceof ApiError)) return { problem: 'refused', message: 'Something went wrong. Please try again' }
  return codes[thrown.code] ?? { problem: 'refused', message: thrown.message }
}
