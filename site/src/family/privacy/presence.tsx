import { ApiError } from '@pravesh/contract/errors'
import { PasswordField } from '../parts/fields/PasswordField.tsx'
import type { FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import { useText } from '../shell/i18n.ts'

/** The password that shows that the person is present; an account that signs in by codes leaves it empty. Fields of one page differ in `name`. */
export function PresenceField({ name, errors }: { name: string; errors: readonly FieldIssue[] }) {
  const text = useText<'privacy'>()
  return (
    <PasswordField
      name={name}
      label={text('privacy.password')}
      hint={text('privacy.passwordHint')}
      errors={errors}
      optional
    />
  )
}

/** Returns a function that acts with the password of a form's field of this name; a wrong one is marked there. */
export function useGuarded(name: string, mark: (errors: FieldIssue[]) => void) {
  const text = useText<'privacy'>()
  return async (values: FormData, act: (password: string) => Promise<void>): Promise<void> => {
    const password = String(values.get(name))
    try {
      await act(password)
    } catch (error) {
      const isPasswordError =
        error instanceof ApiError && error.errors.some(({ field }) => field === 'current_password')
      if (!isPasswordError) throw error
      const message = text(password === '' ? 'privacy.presenceNeeded' : 'privacy.passwordWrong')
      mark([{ field: name, message }])
    }
  }
}
