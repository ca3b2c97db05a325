import { session } from 'virtual:endpoints'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/language.ts'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { Field } from '../parts/Field.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { useSend } from '../parts/use-send.ts'
import type { ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { Entrance } from './Entrance.tsx'
import { TrackChoice } from './TrackChoice.tsx'
import { serverSentence, useTell } from './telling.ts'
import { useTrack } from './use-track.ts'

/** `/forgot-password`: a password that works once is sent to the mobile or the address of an account. */
export default function ForgotPassword(props: ScreenProps<'session'>) {
  return (
    <Entrance {...props}>
      <AskForPassword />
    </Entrance>
  )
}

function AskForPassword() {
  const text = useText<'session'>()
  const language = useLanguage()
  const tell = useTell()
  const [track, choose] = useTrack()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const username = String(values.get('username')).trim()
    try {
      await api().call(session.forgotPassword, { body: { role: 'student', student_type: track, username } })
    } catch (error) {
      return tell({ message: serverSentence(error, text, language), duration: 5000 })
    }
    tell({ type: 'success', title: text('session.password'), message: text('session.passwordSent') })
    setSentTo(username)
  })
  const search = new URLSearchParams(location.search)
  search.set('with', 'password')
  return (
    <div className="stack">
      <TrackChoice track={track} onChoose={choose} />
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
