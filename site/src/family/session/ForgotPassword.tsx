import { session } from 'virtual:endpoints'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/language.ts'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { Field } from '../parts/Field.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { useSend } from '../parts/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import type { ScreenProps } from '../shell/Screen.tsx'
import { AccountTypeChoice } from './AccountTypeChoice.tsx'
import { AuthPage } from './AuthPage.tsx'
import { serverSentence, useNotify } from './notify.ts'
import { useAccountType } from './use-account-type.ts'

/** `/forgot-password`: a password that works once is sent to the mobile or the address of an account. */
export default function ForgotPassword(props: ScreenProps<'session'>) {
  return (
    <AuthPage {...props}>
      <RequestPassword />
    </AuthPage>
  )
}

function RequestPassword() {
  const text = useText<'session'>()
  const language = useLanguage()
  const notify = useNotify()
  const [accountType, choose] = useAccountType()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const username = String(values.get('username')).trim()
    try {
      await api().call(session.forgotPassword, { body: { role: 'student', student_type: accountType, username } })
    } catch (error) {
      return notify({ message: serverSentence(error, text, language), duration: 5000 })
    }
    notify({ type: 'success', title: text('session.password'), message: text('session.passwordSent') })
    setSentTo(username)
  })
  const search = new URLSearchParams(location.search)
  search.set('with', 'password')
  return (
    <div className="stack">
      <AccountTypeChoice accountType={accountType} onChoose={choose} />
      <form className="form" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors} />
        <Field name="username" label={text('session.username')} errors={errors}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="username" autoCapitalize="none" maxLength={254} />
          )}
        </Field>
        <SendButton busy={busy} main={sentTo === undefined}>
          {text('session.sendPassword')}
        </SendButton>
      </form>
      <div role="status">
        {sentTo !== undefined && <p className="panel">{text('session.passwordSentTo', { name: sentTo })}</p>}
      </div>
      <p>
        <a className={sentTo === undefined ? 'button' : 'button main'} href={`${pathIn(language, '/login')}?${search}`}>
          {text('session.byPassword')}
        </a>
      </p>
    </div>
  )
}
