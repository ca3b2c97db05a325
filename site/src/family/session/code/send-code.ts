import { session } from 'virtual:endpoints'
import { api } from '../../../api/client.ts'
import type { AccountType } from '../../../stores/session.ts'
import { useText } from '../../shell/i18n.ts'
import { useNotify, useReportedAction } from '../notify.ts'

/** A code that was sent: its name on the server, whereto, and when another may be asked for (milliseconds of `Date.now`). */
export type SentCode = { otpId: string; mobile: string; resendAt: number }

/** What showing the right code answers: who it is, or a ticket to open an account with. */
export type Proof = {
  mobile: string
  auth_token?: string | undefined
  username?: string | undefined
  ticket?: string | undefined
}

/** Gives a way to have a code sent to a mobile, and says what became of it. Answers undefined where none was sent. */
export function useSendCode(accountType: AccountType, prefix: string) {
  const text = useText<'session'>()
  const [notify, runReported] = [useNotify(), useReportedAction(prefix)]
  return (mobile: string): Promise<SentCode | undefined> =>
    runReported(
      async () => {
        const { otpId, resendAfter } = await api().call(session.otp, { body: { mobile, student_type: accountType } })
        notify({ type: 'success', title: text('session.code'), message: text('session.codeSent') })
        return { otpId, mobile, resendAt: Date.now() + resendAfter * 1000 }
      },
      { UNAVAILABLE: text('session.sendFailed') },
    )
}
