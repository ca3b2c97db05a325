import { useEffect, useState } from 'react'
import { pathIn } from '../../../lib/page/language.ts'
import { fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ScreenProps } from '../../shell/Screen.tsx'
import { AccountTypeChoice } from './AccountTypeChoice.tsx'
import { AuthPage } from './AuthPage.tsx'
import { CodeForm } from './code/CodeForm.tsx'
import type { Proof } from './code/send-code.ts'
import { enter } from './enter.ts'
import { flashToast } from './flash-toast.ts'
import { nextAddress, viewOf } from './next-address.ts'
import { AccountForm } from './sign-up/AccountForm.tsx'
import { endIdleSignUp, useIdleEnd } from './sign-up/idle.ts'
import type { SignUpMessages } from './sign-up/messages.ts'
import { enterNew } from './sign-up/sign-up.ts'
import { dropTicket, readTicket, saveTicket } from './sign-up/ticket.ts'
import { useAccountType } from './use-account-type.ts'

type Props = ScreenProps<'session'> & { consents: SignUpMessages }

/** `/signup`: opens an account, a student's or a parent's: first the mobile is verified, then the rest is entered. */
export default function SignUp({ consents, ...props }: Props) {
  return (
    <AuthPage {...props}>
      <Steps consents={consents} />
    </AuthPage>
  )
}

const reload = () => location.reload()
function readLiveTicket() {
  endIdleSignUp()
  return readTicket()
}

function Steps({ consents }: Pick<Props, 'consents'>) {
  const [text, language] = [useText<'session'>(), useLanguage()]
  const [accountType, choose] = useAccountType()
  const [ticket, setTicket] = useState(readLiveTicket)
  useIdleEnd(reload)
  const [isProven, setProven] = useState(ticket !== undefined)
  // The typed number is offered again where it has to be verified again.
  const [mobile, setMobile] = useState(ticket?.mobile)
  // Number of verifications on this page: the next part takes the focus.
  const [proofs, setProofs] = useState(0)
  useEffect(() => {
    if (proofs === 0) return
    const next = accountType === undefined ? 'student_type' : accountType === 'school' ? 'parent_name' : 'name'
    document.getElementById(fieldId(next))?.focus()
  }, [proofs, accountType])

  const leave = (address: string, message: string) => {
    flashToast({ title: text('session.title'), message })
    location.replace(address)
  }
  const nextPage = nextAddress(location.search) ?? pathIn(language, '/student')
  async function proven({ mobile: provenMobile, ticket: newTicket, auth_token, username = '' }: Proof) {
    if (auth_token !== undefined) {
      // The mobile has an account already: it signs in there.
      await enter({ auth_token, username }, viewOf(location.search))
      return leave(nextPage, text('session.done'))
    }
    if (newTicket === undefined) return
    const fresh = { ticket: newTicket, mobile: provenMobile }
    saveTicket(fresh)
    setMobile(provenMobile)
    setTicket(fresh)
    setProven(true)
    setProofs((before) => before + 1)
  }
  const restart = () => {
    dropTicket()
    setTicket(undefined)
  }
  return (
    <div className="stack">
      <AccountTypeChoice accountType={accountType} onChoose={choose} />
      {ticket ? (
        <p className="panel proven">
          <span>
            {text('session.proven')}: <strong>{ticket.mobile}</strong>{' '}
            <span className="tag good">{text('session.provenMark')}</span>
          </span>
          <button type="button" className="button" id={fieldId('mobile')} onClick={restart}>
            {text('session.otherNumber')}
          </button>
        </p>
      ) : (
        <CodeForm
          accountType={accountType ?? 'college'}
          action={text('session.goOn')}
          mobile={mobile}
          onProof={proven}
        />
      )}
      {ticket && <p>{text(accountType ? 'session.noneYet' : 'session.chooseFirst')}</p>}
      {/* Once visible it stays, with its input, also while the mobile is verified again. */}
      {isProven && accountType && (
        <AccountForm
          key={accountType}
          accountType={accountType}
          ticket={ticket}
          messages={consents}
          onStale={restart}
          onDone={async (response) => {
            await enterNew(response, accountType)
            dropTicket()
            leave(response.payment ? pathIn(language, '/student/cart') : nextPage, text('session.opened'))
          }}
        />
      )}
      <p className="beneath">
        {text('session.hasAccount')} <a href={pathIn(language, '/login') + location.search}>{text('session.go')}</a>
      </p>
    </div>
  )
}
