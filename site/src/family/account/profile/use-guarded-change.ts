import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../api/client.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'

type Change = { email: string } | { mobile: string; otp: string; otpId: string }

/** Returns a function that changes sign-in details, with the password. Errors by field are passed to `mark` with the page's messages. */
export function useGuardedChange(mark: (errors: FieldIssue[]) => void) {
  const text = useText<'profile'>()
  const messages: Record<string, string> = {
    current_password: text('profile.passwordWrong'),
    otp: text('errors.INVALID_OTP'),
  }
  return async (change: Change, password: string): Promise<Profile | undefined> => {
    try {
      return (await api().call(student.changeProfile, { body: { ...change, current_password: password } })).data
    } catch (error) {
      const isRejection = error instanceof ApiError && error.errors.length > 0
      if (!isRejection) throw error
      const customMessage = error.code === 'DUPLICATE' ? text('profile.taken') : undefined
      // An address or a number of an invalid shape is reported by the field itself.
      if (error.errors.some(({ field }) => customMessage === undefined && messages[field] === undefined)) throw error
      mark(error.errors.map(({ field, message }) => ({ field, message: customMessage ?? messages[field] ?? message })))
      return undefined
    }
  }
}
