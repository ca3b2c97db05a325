import { useRef, useState } from 'react'
import { Field } from '../../../parts/fields/Field.tsx'
import { MobileField } from '../../../parts/fields/MobileField.tsx'
import type { FieldIssue } from '../../../parts/sending/ErrorSummary.tsx'
import { useSend } from '../../../parts/sending/use-send.ts'
import { useText } from '../../../shell/i18n.ts'
import { SendAgain } from '../code/SendAgain.tsx'
import { type SentCode, useSendCode } from '../code/send-code.ts'

/** Takes the guardian's mobile, has a code sent to it, and takes the code. The browser offers neither: both are another person's. */
export function GuardianCode({ errors }: { errors: readonly FieldIssue[] }) {
  const text = useText<'session'>()
  const sendCode = useSendCode('college', 'guardian.', 'guardian')
  const [sent, setSent] = useState<SentCode>()
  const id = useRef<HTMLInputElement>(null)
  const { run, busy, errors: sendErrors } = useSend()
  const send = () =>
    run(async () => {
      const field = id.current?.form?.elements.namedItem('guardian.mobile')
      const next = field instanceof HTMLInputElement && (await sendCode(field.value.trim()))
      if (next) setSent(next)
    })
  return (
    <>
      <MobileField
        name="guardian.mobile"
        label={text('session.guardianMobile')}
        hint={text('session.guardianMobileHint')}
        need={text('session.mobileNeed')}
        errors={[...errors, ...sendErrors]}
        isOwnNumber={false}
      />
      <input ref={id} type="hidden" name="guardian.otpId" value={sent?.otpId ?? ''} />
      {sent ? (
        <>
          <Field
            name="guardian.otp"
            label={text('session.guardianCode')}
            hint={text('session.guardianCodeHint', { mobile: sent.mobile })}
            errors={errors}
          >
            {(attributes) => (
              <input
                {...attributes}
                className="short code"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                pattern="\d{6}"
                data-need={text('session.codeNeed')}
              />
            )}
          </Field>
          <p className="row-actions">
            <SendAgain from={sent.resendAt} onResend={() => void send()} />
          </p>
        </>
      ) : (
        <p className="row-actions">
          <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void send()}>
            {text('session.guardianSend')}
          </button>
        </p>
      )}
    </>
  )
}
