import { ApiError } from '@pravesh/contract/errors'
import { dayInIndia } from '@pravesh/messages'
import { useRef, useState } from 'react'
import { ageOn } from '../../../lib/birth-date.ts'
import { isSameMobile } from '../../../lib/digits.ts'
import type { Track } from '../../../stores/session.ts'
import { DateParts } from '../../parts/DateParts.tsx'
import { ErrorSummary } from '../../parts/ErrorSummary.tsx'
import { Field } from '../../parts/Field.tsx'
import { PasswordField } from '../../parts/PasswordField.tsx'
import { SendButton } from '../../parts/SendButton.tsx'
import { useKept } from '../../parts/use-kept.ts'
import { useSend } from '../../parts/use-send.ts'
import { useLanguage, useText } from '../../shell/spoken.ts'
import { serverSentence, useTell } from '../telling.ts'
import { Agree } from './Agree.tsx'
import { GuardianFields } from './GuardianFields.tsx'
import { signUp } from './sign-up.ts'
import type { Ticket } from './ticket.ts'
import type { SignUpWords } from './words.ts'

type Props = {
  track: Track
  /** Undefined where the mobile has to be proven again. */
  ticket: Ticket | undefined
  words: SignUpWords
  onDone: (answer: Awaited<ReturnType<typeof signUp>>) => Promise<void>
  /** Called where the server no longer takes the ticket. */
  onStale: () => void
}
const adult = 18

/** Asks what an account needs beside a mobile number, and opens it. */
export function AccountForm({ track, ticket, words, onDone, onStale }: Props) {
  const [text, language, tell] = [useText<'session'>(), useLanguage(), useTell()]
  const form = useRef<HTMLFormElement>(null)
  const kept = useKept(form, `sign-up:${track}`, sessionStorage)
  const [name, setName] = useState('')
  const [born, setBorn] = useState<string>()
  const young = born !== undefined && ageOn(born, dayInIndia(new Date())) < adult
  const fields = track === 'school' ? (['parent_name', 'parent_email'] as const) : (['name', 'email'] as const)

  /** Tells a refusal in the server's words, and marks its fields. */
  function refuse(error: ApiError) {
    const stale = error.errors.some(({ field }) => field === 'ticket')
    if (stale) onStale()
    tell({ message: stale ? text('session.proveAgain') : serverSentence(error, text, language), duration: 7000 })
    if (error.code !== 'DUPLICATE' && !stale) throw error
    const message = text(stale ? 'session.proveFirst' : 'session.taken')
    setErrors(error.errors.map(({ field }) => ({ field: field === 'ticket' ? 'mobile' : field, message })))
  }
  const { errors, setErrors, busy, onSubmit } = useSend(async (values) => {
    if (!ticket) return setErrors([{ field: 'mobile', message: text('session.proveFirst') }])
    const guardian = values.get('guardian.mobile')
    if (guardian !== null && isSameMobile(String(guardian), ticket.mobile))
      return setErrors([{ field: 'guardian.mobile', message: text('session.guardianOther') }])
    try {
      const answer = await signUp(values, track, ticket)
      kept.clear()
      await onDone(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error)
    }
  })
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit} onInput={kept.keep}>
      <ErrorSummary errors={errors} />
      <Field
        name={fields[0]}
        label={text(track === 'school' ? 'session.parentName' : 'session.name')}
        hint={track === 'school' ? undefined : text('session.nameHint')}
        errors={errors}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="name"
            maxLength={120}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Field name={fields[1]} label={text('session.email')} errors={errors}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <PasswordField
        name="password"
        label={text('session.password')}
        hint={text('session.freshHint')}
        errors={errors}
        fresh
      />
      {track === 'college' && (
        <DateParts name="date_of_birth" label={text('session.born')} errors={errors} onDate={setBorn} />
      )}
      {track === 'college' && young && <GuardianFields of={name} words={words.guardian} errors={errors} />}
      <Agree name="consentVersion" version={words.account.version} words={words.account.text} errors={errors} />
      <SendButton busy={busy}>{text('session.open')}</SendButton>
    </form>
  )
}
