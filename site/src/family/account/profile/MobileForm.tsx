import type { Profile } from '@pravesh/contract'
import { useState } from 'react'
import type { AccountType } from '../../../stores/session.ts'
import { CodeField } from '../../parts/fields/CodeField.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { MobileStep } from '../session/code/MobileStep.tsx'
import { SendAgain } from '../session/code/SendAgain.tsx'
import { type SentCode, useSendCode } from '../session/code/send-code.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { useGuardedChange } from './use-guarded-change.ts'

type Props = {
  accountType: AccountType
  /** The number on record, where it is to be checked. */
  mobile: string | null
  onDone: (profile: Profile) => void
  /** Without it there is no button to keep the number as it is. */
  onCancel?: () => void
}

/** Another mobile, or the one on record: a code is sent to it, then entered together with the password. */
export function MobileForm({ accountType, mobile, onDone, onCancel }: Props) {
  const text = useText<'profile'>()
  const [sent, setSent] = useState<SentCode>()
  return (
    <>
      {sent ? (
        <ProofForm sent={sent} accountType={accountType} onSent={setSent} onDone={onDone} />
      ) : (
        <MobileStep accountType={accountType} prefix="" mobile={mobile ?? undefined} onSent={setSent} />
      )}
      {onCancel && (
        <p>
          <button type="button" className="button" onClick={onCancel}>
            {text('profile.keepMobile')}
          </button>
        </p>
      )}
    </>
  )
}

type ProofProps = Pick<Props, 'accountType' | 'onDone'> & { sent: SentCode; onSent: (sent: SentCode) => void }
function ProofForm({ sent, accountType, onSent, onDone }: ProofProps) {
  const text = useText<'profile' | 'session'>()
  const sendCode = useSendCode(accountType, '')
  const { mobile, otpId } = sent
  const { errors, setErrors, busy, onSubmit, run } = useSend(async (values) => {
    const proof = { mobile, otpId, otp: String(values.get('otp')) }
    const changed = await change(proof, String(values.get('current_password')))
    if (changed) onDone(changed)
  })
  const change = useGuardedChange(setErrors)
  const resend = () =>
    run(async () => {
      const other = await sendCode(mobile)
      if (other) onSent(other)
    })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <p>{text('session.codeSentTo', { mobile })}</p>
      <CodeField
        label={text('session.code')}
        hint={text('session.codeHint')}
        need={text('session.codeNeed')}
        errors={errors}
      />
      <CurrentPasswordField errors={errors} />
      <p className="go">
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
        <SendAgain from={sent.resendAt} onResend={() => void resend()} />
      </p>
    </form>
  )
}
