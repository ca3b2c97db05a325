import { ApiError, enquiryWithdrawalEndpoints } from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'

/** The state of the page that withdraws a consent by number and code: one of its two forms, or done. */
export type WithdrawalState =
  | 'done'
  | { step: 'reference'; reference: string; error?: string; status: number }
  | { step: 'code'; reference: string; otpId: string; error?: string; status: number }

const { code, withdraw } = enquiryWithdrawalEndpoints

/**
 * Handles a form of the page: the number of an enquiry, for which a code is sent, or that code. Nothing else is asked. An error is shown
 * at the form again.
 */
export async function takeWithdrawal(
  form: FormData,
  language: Language,
  actions: Pick<App.Locals, 'sendWithdrawalCode' | 'withdrawEnquiry'>,
): Promise<WithdrawalState> {
  const text = t(language)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [typed, otpId] = [field('reference'), field('otpId')]
  const parsed = code.body?.safeParse({ reference: typed })
  if (!parsed?.success)
    return { step: 'reference', reference: typed, error: text('enquiry.withdrawNumberWrong'), status: 422 }
  const { reference } = parsed.data
  const sentence = (error: ApiError) => {
    const key: string = `errors.${error.code}` satisfies MessageKey
    return messageText(key, language) ?? text('errors.UNAVAILABLE')
  }
  try {
    if (otpId === '') {
      const sent = await actions.sendWithdrawalCode({ reference })
      return { step: 'code', reference, otpId: sent.otpId, status: 200 }
    }
    const confirmed = withdraw.body?.safeParse({ reference, otpId, otp: field('otp') })
    if (!confirmed?.success) return { step: 'code', reference, otpId, error: text('errors.INVALID_OTP'), status: 422 }
    await actions.withdrawEnquiry(confirmed.data)
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const state = { reference, error: sentence(error), status: error.status }
    return otpId === '' ? { step: 'reference', ...state } : { step: 'code', otpId, ...state }
  }
}
