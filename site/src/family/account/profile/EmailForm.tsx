import type { Profile } from '@pravesh/contract'
import { Field } from '../../parts/fields/Field.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { useGuardedChange } from './use-guarded-change.ts'

/** Another e-mail address to sign in with. */
export function EmailForm({ onDone, onCancel }: { onDone: (profile: Profile) => void; onCancel: () => void }) {
  const text = useText<'profile'>()
  const { errors, setErrors, busy, onSubmit } = useSend(async (values) => {
    const email = String(values.get('email')).trim()
    const changed = await change({ email }, String(values.get('current_password')))
    if (changed) onDone(changed)
  })
  const change = useGuardedChange(setErrors)
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field name="email" label={text('profile.newEmail')} hint={text('profile.others')} errors={errors}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <CurrentPasswordField errors={errors} />
      <p className="go">
        <SendButton busy={busy}>{text('shared.change')}</SendButton>
        <button type="button" className="button" onClick={onCancel}>
          {text('profile.keepEmail')}
        </button>
      </p>
    </form>
  )
}
