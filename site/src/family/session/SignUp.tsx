import { useEffect, useState } from 'react'
import { pathIn } from '../../lib/language.ts'
import { fieldId } from '../parts/ErrorSummary.tsx'
import type { ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { CodeForm } from './code/CodeForm.tsx'
import type { Proof } from './code/send-code.ts'
import { Entrance } from './Entrance.tsx'
import { enter } from './enter.ts'
import { nextAddress } from './next-address.ts'
import { AccountForm } from './sign-up/AccountForm.tsx'
import { enterNew } from './sign-up/sign-up.ts'
import { dropTicket, keepTicket, keptTicket } from './sign-up/ticket.ts'
import type { SignUpWords } from './sign-up/words.ts'
import { TrackChoice } from './TrackChoice.tsx'
import { tellNextPage } from './told-next.ts'
import { useTrack } from './use-track.ts'

type Props = ScreenProps<'session'> & { consents: SignUpWords }

/** `/signup`: an account is opened, a student's or a parent's: first the mobile is proven, then the rest is asked. */
export default function SignUp({ consents, ...props }: Props) {
  return (
    <Entrance {...props}>
      <Steps consents={consents} />
    </Entrance>
  )
}

function Steps({ consents }: Pick<Props, 'consents'>) {
  const [text, language] = [useText<'session'>(), useLanguage()]
  const [track, choose] = useTrack()
  const [ticket, setTicket] = useState(() => keptTicket(track))
  const [asked, setAsked] = useState(ticket !== undefined)
  // What was typed is offered again where it has to be proven again.
  const [mobile, setMobile] = useState(ticket?.mobile)
  // How often the mobile was proven on this page: what is asked next then takes the focus.
  const [proofs, setProofs] = useState(0)
  useEffect(() => {
    if (proofs > 0) document.getElementById(fieldId(track === 'school' ? 'parent_name' : 'name'))?.focus()
  }, [proofs, track])
  const mine = ticket?.track === track ? ticket : undefined

  const leave = (address: string, message: string) => {
    tellNextPage({ title: text('session.title'), message })
    location.replace(address)
  }
  const onward = nextAddress(location.search) ?? pathIn(language, '/student')
  async function proven({ mobile: shown, ticket: given, auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) {
      await enter({ auth_token, username }, track)
      return leave(onward, text('session.done'))
    }
    if (given === undefined) return
    const fresh = { ticket: given, mobile: shown, track }
    keepTicket(fresh)
    setMobile(shown)
    setTicket(fresh)
    setAsked(true)
    setProofs((before) => before + 1)
  }
  const forget = () => {
    dropTicket()
    setTicket(undefined)
  }
  return (
    <div className="stack">
      <TrackChoice track={track} onChoose={choose} />
      {mine ? (
        <p className="panel proven">
          <span>
            {text('session.proven')}: <strong>{mine.mobile}</strong>{' '}
            <span className="tag good">{text('session.provenMark')}</span>
          </span>
          <button type="button" className="button" id={fieldId('mobile')} onClick={forget}>
            {text('session.otherNumber')}
          </button>
        </p>
      ) : (
        <CodeForm track={track} action={text('session.goOn')} mobile={mobile} onProof={proven} />
      )}
      {mine && <p>{text(`session.noneYet_${track}`)}</p>}
      {/* Once it was shown it stays, with what was typed, also while the mobile is proven again. */}
      {asked && (
        <AccountForm
          key={track}
          track={track}
          ticket={mine}
          words={consents}
          onStale={forget}
          onDone={async (answer) => {
            await enterNew(answer, track)
            dropTicket()
            leave(answer.payment ? pathIn(language, '/student/cart') : onward, text('session.opened'))
          }}
        />
      )}
      <p className="beneath">
        {text('session.hasAccount')} <a href={pathIn(language, '/login') + location.search}>{text('session.go')}</a>
      </p>
    </div>
  )
}
