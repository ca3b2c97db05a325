import { ApiError } from '@pravesh/contract/errors'
import type { FamilyText } from '@pravesh/messages/family'
import { showToast } from '../toast/toast.ts'

/** Codes whose sentence the server writes for the case at hand. */
const reportedCodes = new Set(['CONFLICT', 'TOO_MANY', 'NOT_ADMITTING', 'IN_USE', 'DUPLICATE'])

/** The message of an error in the language of the page. */
export function sentenceOf(error: unknown, text: FamilyText): string {
  if (!(error instanceof ApiError)) return text('errors.UNAVAILABLE')
  // No server has answered.
  if (error.code === 'UNAVAILABLE' && error.requestId === undefined) return text('errors.offline')
  return reportedCodes.has(error.code) ? error.message : text(`errors.${error.code}`)
}

/** Displays an error in a toast: 5 s if the person can do something about it. */
export const showErrorToast = (error: unknown, text: FamilyText): void =>
  showToast({ message: sentenceOf(error, text), duration: 5000 })
