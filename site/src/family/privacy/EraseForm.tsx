import { student } from 'virtual:endpoints'
import type { AccessRow, Child, ErasureRow } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { Field } from '../parts/fields/Field.tsx'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { PresenceField, useGuarded } from './presence.tsx'

type Choice = { value: string; subject: ErasureRow['subject']; of: number | null; name: string }
type Props = { children: readonly Child[]; applications: readonly AccessRow[] }

/** Asks for the erasure of an application's papers, a child or the account, with its consequence in words and the password. */
export function EraseForm({ children, applications }: Props) {
  const text = useText<'privacy'>()
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const choices: Choice[] = [
    ...applications.map(({ id, instituteName, childName }) => ({
      ...{ value: `application-${id}`, subject: 'application' as const, of: id },
      name: childName ? `${instituteName} (${childName})` : instituteName,
    })),
    ...children.map(({ id, name }) => ({ value: `child-${id}`, subject: 'child' as const, of: id, name })),
    { value: 'account', subject: 'account', of: null, name: '' },
  ]
  const choice = choices.find(({ value }) => value === chosen)
  const { errors, setErrors, busy, onSubmit } = useSend(async (values, form) => {
    if (!choice) return
    const { subject, of } = choice
    await guarded(values, async (password) => {
      const { data } = await api().call(student.erase, { body: { subject, of, current_password: password } })
      form.reset()
      setChosen('')
      touch('erasures')
      const title = text('privacy.eraseAsked', { date: formatDate(data.dueAt, language) })
      showToast({ type: 'success', title, message: '', duration: 5000 })
    })
  })
  const guarded = useGuarded('erase_password', setErrors)
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field
        name="subject"
        label={text('privacy.eraseWhat')}
        hint={choice && text(`privacy.erase_${choice.subject}Lead`, { name: choice.name })}
        errors={errors}
      >
        {(attributes) => (
          <select {...attributes} defaultValue="" onChange={(event) => setChosen(event.target.value)}>
            <option value="" />
            {choices.map(({ value, subject, name }) => (
              <option key={value} value={value}>
                {text(`privacy.erase_${subject}`, { name })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PresenceField name="erase_password" errors={errors} />
      <p className="go">
        <SendButton busy={busy}>{text('privacy.eraseAsk')}</SendButton>
      </p>
    </form>
  )
}
