import { ApiError, type ErrorCode } from '@pravesh/contract/errors'
import type { Language } from '@pravesh/messages'
import type { FamilyText } from '@pravesh/messages/family'
import { createContext, useContext } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { showToast, type Toast } from '../../toast/toast.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** How a form of signing in says what happened: in a toast, but for a dialog, which says it inside itself. */
export const NotifyContext = createContext<(toast: Toast) => void>(showToast)
export const useNotify = (): ((toast: Toast) => void) => useContext(NotifyContext)

/** What the server itself says about a failure, where it has answered and is understood. */
export const serverSentence = (error: unknown, text: FamilyText, language: Language): string =>
  error instanceof ApiError && error.requestId !== undefined && language === 'en'
    ? error.message
    : sentenceOf(error, text, language)

type MessageByCode = Partial<Record<ErrorCode | 'else', string>>

/**
 * Gives a way to do a thing whose failure is told in words by its code (`else` for those that have none), and otherwise as everywhere. What
 * the server says of single fields is left to the form, under the names that they have there: with `prefix`. Answers undefined where it failed.
 */
export function useReportedAction(prefix = '') {
  const [notify, text, language] = [useNotify(), useText(), useLanguage()]
  return async <T>(act: () => Promise<T>, messages: MessageByCode = {}): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = error.errors.map((fieldError) => ({ ...fieldError, field: prefix + fieldError.field }))
      if (errors.length > 0) throw new ApiError(error.code, { ...error, message: error.message, errors })
      const message = messages[error.code] ?? messages.else ?? sentenceOf(error, text, language)
      // The short ones are the specification's; what asks to wait takes longer to read.
      notify({ message, ...(error.code === 'TOO_MANY' && { duration: 5000 }) })
      return undefined
    }
  }
}
