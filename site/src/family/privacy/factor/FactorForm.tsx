import { Field } from '../../parts/fields/Field.tsx'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'

export type Proof = { code: string; current_password: string }

/** A code and the password: whoever changes the second step has both. Errors are at their fields. */
export function FactorForm({ label, send }: { label: string; send: (proof: Proof) => Promise<void> }) {
  const text = useText<'privacy'>()
  const { errors, busy, onSubmit } = useSend((values) =>
    send({
      code: String(values.get('code') ?? '').trim(),
      current_password: String(values.get('current_password') ?? ''),
    }),
  )
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field name="code" label={text('privacy.factorCode')} hint={text('privacy.factorCodeHint')} errors={errors}>
        {(attributes) => <input {...attributes} maxLength={24} autoComplete="one-time-code" />}
      </Field>
      <PasswordField
        name="current_password"
        label={text('privacy.password')}
        hint={text('privacy.factorPasswordHint')}
        errors={errors}
      />
      <p className="go">
        <SendButton busy={busy}>{label}</SendButton>
      </p>
    </form>
  )
}
