import { ApiError } from '@pravesh/contract/errors'
import { dayInIndia } from '@pravesh/messages'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { ageOn } from '../../../../lib/application/birth-date.ts'
import { isSameMobile } from '../../../../lib/page/digits.ts'
import type { AccountType } from '../../../../stores/session.ts'
import { useFormDraft } from '../../../parts/draft/use-form-draft.ts'
import { DateParts } from '../../../parts/fields/DateParts.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { PasswordField } from '../../../parts/fields/PasswordField.tsx'
import { ErrorSummary } from '../../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../../parts/sending/SendButton.tsx'
import { useSend } from '../../../parts/sending/use-send.ts'
import { useText } from '../../../shell/i18n.ts'
import { useNotify } from '../notify.ts'
import { Agree } from './Agree.tsx'
import { GuardianFields } from './GuardianFields.tsx'
import type { SignUpMessages } from './messages.ts'
import { signUp } from './sign-up.ts'
import type { Ticket } from './ticket.ts'

type Props = {
  accountType: AccountType
  /** Undefined where the mobile has to be proven again. */
  ticket: Ticket | undefined
  messages: SignUpMessages
  onDone: (response: Awaited<ReturnType<typeof signUp>>) => Promise<void>
  /** Called where the server no longer takes the ticket. */
  onStale: () => void
}
const adult = 18

/** Takes the details of a new account in addition to the mobile number, and opens it. */
export function AccountForm({ accountType, ticket, messages, onDone, onStale }: Props) {
  const [text, notify] = [useText<'session'>(), useNotify()]
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, `sign-up:${accountType}`, sessionStorage)
  const [born, setBorn] = useState<string>()
  const young = born !== undefined && ageOn(born, dayInIndia(new Date())) < adult
  const isParent = accountType === 'school'
  const consent = isParent ? messages.parent : messages.account
  const fields = isParent ? (['parent_name', 'parent_email'] as const) : (['name', 'email'] as const)

  /** Reports an error with the server's message, and marks its fields. */
  function onRejected(error: ApiError) {
    const stale = error.errors.some(({ field }) => field === 'ticket')
    if (stale) onStale()
    notify({ message: stale ? text('session.proveAgain') : sentenceOf(error, text), duration: 7000 })
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
      const response = await signUp(values, accountType, ticket)
      draft.clear()
      await onDone(response)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onRejected(error)
    }
  })
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit} onInput={draft.store}>
      <ErrorSummary errors={errors} />
      <Field
        name={fields[0]}
        label={text(isParent ? 'session.parentName' : 'session.name')}
        hint={isParent ? undefined : text('session.nameHint')}
        errors={errors}
      >
        {(attributes) => <input {...attributes} type="text" autoComplete="name" maxLength={120} />}
      </Field>
      <Field
        name={fields[1]}
        label={text('session.email')}
        hint={isParent ? text('session.emailOptionalHint') : undefined}
        errors={errors}
        optional={isParent}
      >
        {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <PasswordField
        name="password"
        label={text('session.password')}
        hint={text(isParent ? 'session.passwordOptionalHint' : 'session.freshHint')}
        errors={errors}
        fresh
        optional={isParent}
      />
      {accountType === 'college' && (
        <DateParts name="date_of_birth" label={text('session.born')} errors={errors} onDate={setBorn} />
      )}
      {accountType === 'college' && young && <GuardianFields errors={errors} />}
      <Agree name="consentVersion" version={consent.version} consentText={consent.text} errors={errors} />
      <SendButton busy={busy}>{text('session.open')}</SendButton>
    </form>
  )
}
