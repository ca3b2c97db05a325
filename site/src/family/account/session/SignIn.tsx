import { useEffect, useRef, useState } from 'react'
import { pathIn } from '../../../lib/page/language.ts'
import { fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ScreenProps } from '../../shell/Screen.tsx'
import { AuthPage } from './AuthPage.tsx'
import { CodeForm } from './code/CodeForm.tsx'
import type { Proof } from './code/send-code.ts'
import { type Entry, enter } from './enter.ts'
import { flashToast } from './flash-toast.ts'
import { nextAddress } from './next-address.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { saveTicket } from './sign-up/ticket.ts'
import { requestedView } from './use-account-type.ts'

/** `/login`: a family signs in to its account, by a code to the mobile first, else by password. */
export default function SignIn(props: ScreenProps<'session'>) {
  return (
    <AuthPage {...props}>
      <SignInForms />
    </AuthPage>
  )
}

function SignInForms() {
  const text = useText<'session'>()
  const language = useLanguage()
  // It selects one of two accounts of one person from earlier; a single account signs in regardless.
  const [view] = useState(requestedView)
  const accountType = view ?? 'college'
  const [way, setWay] = useState(() => new URLSearchParams(location.search).get('with') ?? 'code')
  const addressOf = (path: string) => pathIn(language, path) + location.search

  async function entered(entry: Entry) {
    await enter(entry, view)
    flashToast({ title: text('session.title'), message: text('session.done') })
    location.replace(nextAddress(location.search) ?? pathIn(language, '/student'))
  }
  async function proven({ mobile, ticket, auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) return entered({ auth_token, username })
    // No account has this number: continue to sign-up.
    if (ticket !== undefined) saveTicket({ ticket, mobile })
    location.assign(addressOf('/signup'))
  }
  const byCode = way !== 'password'
  // The new form is above the pressed button.
  const isMethodChosen = useRef(false)
  useEffect(() => {
    if (isMethodChosen.current) document.getElementById(fieldId(byCode ? 'mobile' : 'username'))?.focus()
  }, [byCode])
  return (
    <div className="stack">
      {byCode ? (
        <CodeForm accountType={accountType} action={text('session.go')} onProof={proven} />
      ) : (
        <PasswordForm accountType={accountType} forgot={addressOf('/forgot-password')} onEntered={entered} />
      )}
      <p className="other-way">
        <button
          type="button"
          className="button"
          onClick={() => {
            isMethodChosen.current = true
            setWay(byCode ? 'password' : 'code')
          }}
        >
          {text(byCode ? 'session.byPassword' : 'session.byCode')}
        </button>
      </p>
      <p className="beneath">
        {text('session.noAccount')} <a href={addressOf('/signup')}>{text('session.openOne')}</a>
      </p>
    </div>
  )
}
