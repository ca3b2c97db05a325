import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { CodeField } from '../../parts/fields/CodeField.tsx'
import { ErrorSummary, fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { SendAgain } from '../session/code/SendAgain.tsx'

type Props = { email: string; onDone: (profile: Profile) => void; onCancel: () => void }

/** Verifies that mails reach the account's person: a code is mailed to the address on record, then entered. */
export function EmailCheck({ email, onDone, onCancel }: Props) {
  const text = useText<'profile' | 'session'>()
  /** Time from which another may be requested (milliseconds of `Date.now`); undefined before the first. */
  const [nextCodeAt, setAgain] = useState<number>()
  const { errors, setErrors, busy, onSubmit, run } = useSend(async (values) => {
    if (!sent) return sendCode()
    try {
      const otp = String(values.get('otp'))
      onDone((await api().call(student.verifyEmail, { body: { otp } })).data)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'INVALID')) throw error
      setErrors([{ field: 'otp', message: text('errors.INVALID_OTP') }])
    }
  })
  const sent = nextCodeAt !== undefined
  // The next step after requesting a code.
  useEffect(() => {
    if (sent) document.getElementById(fieldId('otp'))?.focus()
  }, [sent])
  async function sendCode() {
    const { resendAfter } = await api().call(student.sendEmailCode, {})
    setAgain(Date.now() + resendAfter * 1000)
    showToast({ type: 'success', title: text('session.code'), message: text('session.codeSent') })
  }
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <p>{text(sent ? 'profile.codeMailedTo' : 'profile.codeGoesTo', { email })}</p>
      {sent && (
        <CodeField
          label={text('session.code')}
          hint={text('profile.codeHint')}
          need={text('session.codeNeed')}
          errors={errors}
        />
      )}
      <p className="go">
        <SendButton busy={busy}>{text(sent ? 'profile.check' : 'session.sendCode')}</SendButton>
        {sent && <SendAgain from={nextCodeAt} onResend={() => void run(sendCode)} />}
        <button type="button" className="button" onClick={onCancel}>
          {text('shared.cancel')}
        </button>
      </p>
    </form>
  )
}
