import { useStore } from '@nanostores/react'
import { sessionTexts } from '@pravesh/messages/family/session'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Toast } from '../../../islands/toast.ts'
import { login, type User, user, userInfo } from '../../../stores/session.ts'
import { SpokenContext, useText } from '../../shell/spoken.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import type { Proof } from '../code/send-code.ts'
import { discard, type Entry, personOf } from '../enter.ts'
import { PasswordForm } from '../PasswordForm.tsx'
import { TellContext } from '../telling.ts'

/** Whoever is signed in again: the same person, or one without a name where it was another; undefined for a cancel. */
export type Again = { token: string; person: string; side: User['student_type'] } | undefined
type Props = { who: User; onAnswer: (answer: Again) => void }

/** Asks the person whose session has ended to sign in where they are, by a code or by password. What stands behind it stays as it is. */
export function SignInAgain(props: Props) {
  const spoken = useContext(SpokenContext)
  const whole = useMemo(() => ({ ...spoken, words: { ...spoken.words, ...sessionTexts[spoken.language] } }), [spoken])
  return (
    <SpokenContext value={whole}>
      <Dialog {...props} />
    </SpokenContext>
  )
}

function Dialog({ who, onAnswer }: Props) {
  const text = useText<'session'>()
  const box = useRef<HTMLDialogElement>(null)
  const [byCode, setByCode] = useState(true)
  const [told, setTold] = useState<Toast>()
  const now = useStore(user)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // Closing it gives the focus back to where it was.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    // They have signed in again in another tab.
    if (now && now.auth_token !== who.auth_token) onAnswer(answerOf(now))
  }, [now, who, onAnswer])

  async function entered(entry: Entry) {
    const found = await personOf(entry.auth_token)
    const known = userInfo.get()?.id
    // Two people may have one name, and one person may have changed theirs elsewhere: the account tells, where it is known.
    const same = known !== undefined && found ? found.id === known : entry.username === who.username
    if (same) return login({ ...entry, username: who.username, student_type: who.student_type })
    await discard(entry.auth_token)
    onAnswer({ token: entry.auth_token, person: '', side: who.student_type })
  }
  async function proven({ auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) return entered({ auth_token, username })
    setTold({ message: text('session.noSuchAccount') })
  }
  return (
    <dialog
      ref={box}
      aria-labelledby="again-title"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(undefined)
      }}
    >
      <TellContext value={setTold}>
        <div className="stack">
          <h2 id="again-title">{text('session.ended')}</h2>
          <p>{text('session.endedLead')}</p>
          <p>
            <strong>{text('session.endedAs', { name: who.username })}</strong>
          </p>
          <Said toast={told} />
          {byCode ? (
            <CodeForm track={who.student_type} prefix="again-" action={text('session.go')} onProof={proven} />
          ) : (
            <PasswordForm track={who.student_type} prefix="again-" onEntered={entered} />
          )}
          <p className="row-actions">
            <button type="button" className="button" onClick={() => setByCode(!byCode)}>
              {text(byCode ? 'session.byPassword' : 'session.byCode')}
            </button>
            <button type="button" className="button" onClick={() => onAnswer(undefined)}>
              {text('shared.cancel')}
            </button>
          </p>
        </div>
      </TellContext>
    </dialog>
  )
}

const answerOf = ({ auth_token, username, student_type }: User): Again => ({
  token: auth_token,
  person: username,
  side: student_type,
})

/** What a toast would say: one beside an open dialog is not in the accessibility tree. */
const Said = ({ toast }: { toast: Toast | undefined }): ReactNode => (
  <p role="status" className={toast?.type === 'success' ? 'said' : 'said wrong'}>
    {toast?.message}
  </p>
)
