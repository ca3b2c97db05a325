import { session } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useRef } from 'react'
import { api } from '../../../../api/client.ts'
import type { AccountType } from '../../../../stores/session.ts'
import { CodeField } from '../../../parts/fields/CodeField.tsx'
import { ErrorSummary, fieldId } from '../../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../../parts/sending/SendButton.tsx'
import { useSend } from '../../../parts/sending/use-send.ts'
import { useText } from '../../../shell/i18n.ts'
import { FactorField, useFactor } from '../FactorField.tsx'
import { useNotify, useReportedAction } from '../notify.ts'
import { SendAgain } from './SendAgain.tsx'
import { type Proof, type SentCode, useSendCode } from './send-code.ts'

type Props = {
  sent: SentCode
  accountType: AccountType
  prefix: string
  action: string
  onSent: (sent: SentCode) => void
  onOther: () => void
  onProof: (proof: Proof) => Promise<void>
}

/** Takes the sent code, and submits it to the server. */
export function CodeStep({ sent, accountType, prefix, action, onSent, onOther, onProof }: Props) {
  const text = useText<'session'>()
  const [notify, runReported] = [useNotify(), useReportedAction(prefix)]
  const sendCode = useSendCode(accountType, prefix)
  const form = useRef<HTMLFormElement>(null)
  const { otpId, mobile } = sent
  const name = `${prefix}otp`
  // It appears after requesting a code: the next step is to enter it.
  useEffect(() => document.getElementById(fieldId(name))?.focus(), [name])

  const factor = useFactor(prefix)

  async function show(otp: string, second_code: string | undefined) {
    try {
      return await api().call(session.otpVerify, { body: { otp, otpId, mobile, second_code } })
    } catch (error) {
      if (error instanceof ApiError && factor.check(error, setErrors)) return
      if (error instanceof ApiError && error.code === 'INVALID_OTP')
        setErrors([{ field: name, message: text('errors.INVALID_OTP') }])
      throw error
    }
  }
  const { errors, setErrors, busy, onSubmit, run } = useSend(async (values) => {
    const proof = await runReported(() => show(String(values.get(name)), factor.codeIn(values)))
    if (!proof) return
    notify({ type: 'success', title: text('session.code'), message: text('session.codeRight') })
    await onProof({ ...proof, mobile })
  })
  const resend = () =>
    run(async () => {
      const other = await sendCode(mobile)
      if (!other) return
      form.current?.reset()
      onSent(other)
    })
  return (
    <form className="form" noValidate ref={form} onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <p>{text('session.codeSentTo', { mobile })}</p>
      <CodeField
        name={name}
        label={text('session.code')}
        hint={text('session.codeHint')}
        need={text('session.codeNeed')}
        errors={errors}
      />
      {factor.isAsked && <FactorField name={factor.name} errors={errors} />}
      <p className="go">
        <SendButton busy={busy}>{action}</SendButton>
        <SendAgain from={sent.resendAt} onResend={() => void resend()} />
        <button type="button" className="button" onClick={onOther}>
          {text('session.otherNumber')}
        </button>
      </p>
    </form>
  )
}
