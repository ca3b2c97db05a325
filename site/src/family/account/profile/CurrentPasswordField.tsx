import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'

/** The current password, which guards a change of sign-in details. */
export function CurrentPasswordField({ errors }: { errors: readonly FieldIssue[] }) {
  const text = useText<'profile'>()
  return (
    <PasswordField
      name="current_password"
      label={text('profile.password')}
      hint={text('profile.passwordHint')}
      errors={errors}
    />
  )
}
