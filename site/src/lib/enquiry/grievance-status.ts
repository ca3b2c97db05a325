import { ApiError, type GrievanceStatus, grievanceEndpoints } from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'

/** The state of the page that shows a grievance by number and code: one of its two forms, or the grievance. */
export type GrievancePageState =
  | { step: 'found'; grievance: GrievanceStatus; status: 200 }
  | { step: 'reference'; reference: string; error?: string; status: number }
  | { step: 'code'; reference: string; otpId: string; error?: string; status: number }

const { code, status: statusEndpoint } = grievanceEndpoints

/** Handles a form of the page: the number of a grievance, for which a code is sent, or that code. An error is shown at the form again. */
export async function takeGrievanceForm(
  form: FormData,
  language: Language,
  actions: Pick<App.Locals, 'sendGrievanceCode' | 'readGrievance'>,
): Promise<GrievancePageState> {
  const text = t(language)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [typed, otpId] = [field('reference'), field('otpId')]
  const parsed = code.body?.safeParse({ reference: typed })
  if (!parsed?.success)
    return { step: 'reference', reference: typed, error: text('grievance.numberWrong'), status: 422 }
  const { reference } = parsed.data
  try {
    if (otpId === '') {
      const sent = await actions.sendGrievanceCode({ reference })
      return { step: 'code', reference, otpId: sent.otpId, status: 200 }
    }
    const confirmed = statusEndpoint.body?.safeParse({ reference, otpId, otp: field('otp') })
    if (!confirmed?.success) return { step: 'code', reference, otpId, error: text('errors.INVALID_OTP'), status: 422 }
    const { data } = await actions.readGrievance(confirmed.data)
    return { step: 'found', grievance: data, status: 200 }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const key: string = `errors.${error.code}` satisfies MessageKey
    const sentence = messageText(key, language) ?? text('errors.UNAVAILABLE')
    const state = { reference, error: sentence, status: error.status }
    return otpId === '' ? { step: 'reference', ...state } : { step: 'code', otpId, ...state }
  }
}
