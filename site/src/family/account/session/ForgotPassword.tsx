import { session } from 'virtual:endpoints'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ScreenProps } from '../../shell/Screen.tsx'
import { AuthPage } from './AuthPage.tsx'
import { useNotify } from './notify.ts'
import { requestedView } from './use-account-type.ts'

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
  const [requested, setRequested] = useState<string>()
  async function request(username: string) {
    try {
      // As in signing in: it selects one, where one address has two accounts from earlier.
      const body = { role: 'student', student_type: requestedView() ?? 'college', username } as const
      await api().call(session.forgotPassword, { body })
    } catch (error) {
      return notify({ message: sentenceOf(error, text), duration: 5000 })
    }
    // Whether there is such an account is secret: the page never confirms that a password was sent.
    setRequested(username)
  }
  const { errors, busy, onSubmit } = useSend((values) => request(String(values.get('username')).trim()))
  const search = new URLSearchParams(location.search)
  search.set('with', 'password')
  return (
    <div className="stack">
      <form className="form" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors} />
        <Field name="username" label={text('session.username')} errors={errors}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="username" autoCapitalize="none" maxLength={254} />
          )}
        </Field>
        <SendButton busy={busy} main={requested === undefined}>
          {text('session.sendPassword')}
        </SendButton>
      </form>
      <div role="status">
        {requested && <p className="panel">{text('session.passwordSentTo', { name: requested })}</p>}
      </div>
      <p>
        <a className={requested ? 'button main' : 'button'} href={`${pathIn(language, '/login')}?${search}`}>
          {text('session.byPassword')}
        </a>
      </p>
    </div>
  )
}
