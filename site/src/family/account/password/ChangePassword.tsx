import { session } from 'virtual:endpoints'
import { api } from '../../../api/client.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { showToast } from '../../../toast/toast.ts'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'

/** `/student/password`: the account's password is changed for another. */
export default function ChangePassword(props: ScreenProps<'password'>) {
  return (
    <Screen {...props}>
      <PasswordForm />
    </Screen>
  )
}

function PasswordForm() {
  const text = useText<'password'>()
  const language = useLanguage()
  const { errors, busy, onSubmit } = useSend(async (values, form) => {
    const body = {
      current_password: String(values.get('current_password')),
      new_password: String(values.get('new_password')),
    }
    await api().call(session.studentPassword, { body })
    form.reset()
    showToast({ type: 'success', title: text('password.title'), message: text('password.changed'), duration: 5000 })
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <PasswordField name="current_password" label={text('password.current')} errors={errors} />
      <p>
        {text('password.none')} <a href={pathIn(language, '/forgot-password')}>{text('password.getOne')}</a>
      </p>
      <PasswordField
        name="new_password"
        label={text('password.fresh')}
        hint={text('password.freshHint')}
        errors={errors}
        fresh
      />
      <SendButton busy={busy}>{text('shared.change')}</SendButton>
    </form>
  )
}
