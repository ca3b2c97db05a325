import { session } from 'virtual:endpoints'
import { api } from '../../../../api/client.ts'
import type { AccountType } from '../../../../stores/session.ts'
import { useText } from '../../../shell/i18n.ts'
import { useNotify, useReportedAction } from '../notify.ts'

/** A sent code: its id on the server, its receiver, and the time from which another may be requested (milliseconds of `Date.now`). */
export type SentCode = { otpId: string; mobile: string; resendAt: number }

/** Result of the right code: the session, or a ticket for opening an account. */
export type Proof = {
  mobile: string
  auth_token?: string | undefined
  username?: string | undefined
  ticket?: string | undefined
}

/** Returns a function that has a code sent to a mobile, and reports the result. It returns undefined where none was sent. */
export function useSendCode(accountType: AccountType, prefix: string) {
  const text = useText<'session'>()
  const [notify, runReported] = [useNotify(), useReportedAction(prefix)]
  return (mobile: string): Promise<SentCode | undefined> =>
    runReported(
      async () => {
        const { otpId, resendAfter } = await api().call(session.otp, {
          body: { mobile, student_type: accountType },
        })
        notify({ type: 'success', title: text('session.code'), message: text('session.codeSent') })
        return { otpId, mobile, resendAt: Date.now() + resendAfter * 1000 }
      },
      { UNAVAILABLE: text('session.sendFailed') },
    )
}
