import { ApiError } from '@pravesh/contract/errors'
import type { FamilyText } from '@pravesh/messages/family'
import { showToast } from '../toast/toast.ts'

/** Codes whose sentence the server writes for the case at hand. */
const reportedCodes = new Set(['CONFLICT', 'TOO_MANY', 'NOT_ADMITTING', 'IN_USE', 'DUPLICATE'])

/** The message of an error in the language of the page. */
export function sentenceOf(error: unknown, text: FamilyText, language: string): string {
  if (!(error instanceof ApiError)) return text('errors.UNAVAILABLE')
  // No server has answered.
  if (error.code === 'UNAVAILABLE' && error.requestId === undefined) return text('errors.offline')
  // In another language the sentence by its code is better than one that is not understood.
  return reportedCodes.has(error.code) && language === 'en' ? error.message : text(`errors.${error.code}`)
}

/** Displays an error in a toast: 5 s if the person can do something about it. */
export const showErrorToast = (error: unknown, text: FamilyText, language: string): void =>
  showToast({ message: sentenceOf(error, text, language), duration: 5000 })
