import { useStore } from '@nanostores/react'
import { sessionTexts } from '@pravesh/messages/family/session'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { login, type User, user, userInfo } from '../../../../stores/session.ts'
import type { Toast } from '../../../../toast/toast.ts'
import { I18nContext, useText } from '../../../shell/i18n.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import type { Proof } from '../code/send-code.ts'
import { discard, type Entry, personOf } from '../enter.ts'
import { NotifyContext } from '../notify.ts'
import { PasswordForm } from '../PasswordForm.tsx'

/** The new session: of the same person, or without a name for another one; undefined after a cancel. */
export type SignInResult = { token: string; person: string; id?: number } | undefined
type Props = { account: User; onResult: (result: SignInResult) => void }

/**
 * Prompts the person whose session has ended to sign in on the current page, by a code or by password. The page behind it stays unchanged.
 */
export function SignInAgain(props: Props) {
  const i18n = useContext(I18nContext)
  const fullI18n = useMemo(() => ({ ...i18n, texts: { ...i18n.texts, ...sessionTexts[i18n.language] } }), [i18n])
  return (
    <I18nContext value={fullI18n}>
      <Dialog {...props} />
    </I18nContext>
  )
}

function Dialog({ account, onResult }: Props) {
  const text = useText<'session'>()
  const box = useRef<HTMLDialogElement>(null)
  const [byCode, setByCode] = useState(true)
  const [toast, setToast] = useState<Toast>()
  const now = useStore(user)
  // The view may be the other one: a person with two accounts from earlier is signed in to the same again.
  const accountType = userInfo.get()?.student_type ?? account.student_type
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // Closing it gives the focus back to where it was.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    // They have signed in again in another tab.
    if (now && now.auth_token !== account.auth_token) onResult(resultOf(now))
  }, [now, account, onResult])

  async function entered(entry: Entry) {
    const found = await personOf(entry.auth_token)
    const knownId = account.id ?? userInfo.get()?.id
    // Two people may have one name, and a name may have been changed elsewhere: the account's id decides, where it is known.
    const isSameAccount = knownId !== undefined && found ? found.id === knownId : entry.username === account.username
    if (isSameAccount)
      return login({
        ...entry,
        username: account.username,
        student_type: account.student_type,
        id: found?.id ?? knownId,
      })
    await discard(entry.auth_token)
    onResult({ token: entry.auth_token, person: '', ...(found && { id: found.id }) })
  }
  async function proven({ auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) return entered({ auth_token, username })
    setToast({ message: text('session.noSuchAccount') })
  }
  return (
    <dialog
      ref={box}
      aria-labelledby="again-title"
      onCancel={(event) => {
        event.preventDefault()
        onResult(undefined)
      }}
    >
      <NotifyContext value={setToast}>
        <div className="stack">
          <h2 id="again-title">{text('session.ended')}</h2>
          <p>{text('session.endedLead')}</p>
          <p>
            <strong>{text('session.endedAs', { name: account.username })}</strong>
          </p>
          <ToastText toast={toast} />
          {byCode ? (
            <CodeForm accountType={accountType} prefix="again-" action={text('session.go')} onProof={proven} />
          ) : (
            <PasswordForm accountType={accountType} prefix="again-" onEntered={entered} />
          )}
          <p className="row-actions">
            <button type="button" className="button" onClick={() => setByCode(!byCode)}>
              {text(byCode ? 'session.byPassword' : 'session.byCode')}
            </button>
            <button type="button" className="button" onClick={() => onResult(undefined)}>
              {text('shared.cancel')}
            </button>
          </p>
        </div>
      </NotifyContext>
    </dialog>
  )
}

const resultOf = ({ auth_token, username, id }: User): SignInResult => ({
  token: auth_token,
  person: username,
  ...(id !== undefined && { id }),
})

/** The text of a toast: one outside an open dialog is not in the accessibility tree. */
const ToastText = ({ toast }: { toast: Toast | undefined }): ReactNode => (
  <p role="status" className={toast?.type === 'success' ? 'said' : 'said wrong'}>
    {toast?.message}
  </p>
)
