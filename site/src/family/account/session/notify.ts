import { ApiError, type ErrorCode } from '@pravesh/contract/errors'
import { createContext, useContext } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { showToast, type Toast } from '../../../toast/toast.ts'
import { useText } from '../../shell/i18n.ts'

/** The channel for messages of a sign-in form: a toast, except in a dialog, which displays them inside. */
export const NotifyContext = createContext<(toast: Toast) => void>(showToast)
export const useNotify = (): ((toast: Toast) => void) => useContext(NotifyContext)

type MessageByCode = Partial<Record<ErrorCode | 'else', string>>

/**
 * Returns a function that runs an action and reports its error with a message by code (`else` for others), and otherwise as everywhere.
 * Errors of single fields are left to the form, under its own field names: with `prefix`. It returns undefined after an error.
 */
export function useReportedAction(prefix = '') {
  const [notify, text] = [useNotify(), useText()]
  return async <T>(act: () => Promise<T>, messages: MessageByCode = {}): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = error.errors.map((fieldError) => ({ ...fieldError, field: prefix + fieldError.field }))
      if (errors.length > 0) throw new ApiError(error.code, { ...error, message: error.message, errors })
      const message = messages[error.code] ?? messages.else ?? sentenceOf(error, text)
      // The short durations are the specification's; a request to wait takes longer to read.
      notify({ message, ...(error.code === 'TOO_MANY' && { duration: 5000 }) })
      return undefined
    }
  }
}
