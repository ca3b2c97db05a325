import { useEffect, useRef, useState } from 'react'
import { pathIn } from '../../lib/language.ts'
import { fieldId } from '../parts/ErrorSummary.tsx'
import type { ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { CodeForm } from './code/CodeForm.tsx'
import type { Proof } from './code/send-code.ts'
import { Entrance } from './Entrance.tsx'
import { type Entry, enter } from './enter.ts'
import { nextAddress } from './next-address.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { keepTicket } from './sign-up/ticket.ts'
import { TrackChoice } from './TrackChoice.tsx'
import { tellNextPage } from './told-next.ts'
import { useTrack } from './use-track.ts'

/** `/login`: a student or a parent signs in, by a code to the mobile first, else by password. */
export default function SignIn(props: ScreenProps<'session'>) {
  return (
    <Entrance {...props}>
      <Ways />
    </Entrance>
  )
}

function Ways() {
  const text = useText<'session'>()
  const language = useLanguage()
  const [track, choose] = useTrack()
  const [way, setWay] = useState(() => new URLSearchParams(location.search).get('with') ?? 'code')
  const here = (path: string) => pathIn(language, path) + location.search

  async function entered(entry: Entry) {
    await enter(entry, track)
    tellNextPage({ title: text('session.title'), message: text('session.done') })
    location.replace(nextAddress(location.search) ?? pathIn(language, '/student'))
  }
  async function proven({ mobile, ticket, auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) return entered({ auth_token, username })
    // Nobody has this number: it is theirs to open an account with.
    if (ticket !== undefined) keepTicket({ ticket, mobile, track })
    location.assign(here('/signup'))
  }
  const byCode = way !== 'password'
  // What is asked instead stands above the button that was pressed.
  const chosen = useRef(false)
  useEffect(() => {
    if (chosen.current) document.getElementById(fieldId(byCode ? 'mobile' : 'username'))?.focus()
  }, [byCode])
  return (
    <div className="stack">
      <TrackChoice track={track} onChoose={choose} />
      {byCode ? (
        <CodeForm track={track} action={text('session.go')} onProof={proven} />
      ) : (
        <PasswordForm track={track} forgot={here('/forgot-password')} onEntered={entered} />
      )}
      <p className="other-way">
        <button
          type="button"
          className="button"
          onClick={() => {
            chosen.current = true
            setWay(byCode ? 'password' : 'code')
          }}
        >
          {text(byCode ? 'session.byPassword' : 'session.byCode')}
        </button>
      </p>
      <p className="beneath">
        {text('session.noAccount')} <a href={here('/signup')}>{text('session.openOne')}</a>
      </p>
    </div>
  )
}
