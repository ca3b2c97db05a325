import { ApiError } from '@pravesh/contract/errors'
import type { FamilyText } from '@pravesh/messages/family'
import { showToast } from '../toast/toast.ts'

/** The message of an error in the language of the page: the server's own, where one has answered. */
export function sentenceOf(error: unknown, text: FamilyText): string {
  if (!(error instanceof ApiError)) return text('errors.UNAVAILABLE')
  if (error.requestId !== undefined) return error.message
  return text(error.code === 'UNAVAILABLE' ? 'errors.offline' : `errors.${error.code}`)
}

/** True for an institute that was to be put on the shortlist and is there. */
export const isListedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED'

/** Displays an error in a toast, 5 s for reading it; what is on the shortlist already is a warning alone. */
export function showErrorToast(error: unknown, text: FamilyText): void {
  if (isListedAlready(error)) showToast({ type: 'warning', title: text('errors.ALREADY_SHORTLISTED'), message: '' })
  else showToast({ message: sentenceOf(error, text), duration: 5000 })
}
