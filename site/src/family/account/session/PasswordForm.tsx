import { session } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import type { AccountType } from '../../../stores/session.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import { ErrorSummary, fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import type { Entry } from './enter.ts'
import { FactorField, useFactor } from './FactorField.tsx'
import { useReportedAction } from './notify.ts'

type Props = {
  accountType: AccountType
  onEntered: (entry: Entry) => Promise<void>
  /** The address of the form for a forgotten password. */
  forgot?: string
  /** Prefix of its field names, where another form is on the page. */
  prefix?: string
}

/** Signs in by password. A temporary one requires a new one in the same place. */
export function PasswordForm({ accountType, onEntered, forgot, prefix = '' }: Props) {
  const text = useText<'session'>()
  const runReported = useReportedAction(prefix)
  const [once, setOnce] = useState(false)
  const factor = useFactor(prefix)
  useEffect(() => {
    if (once) document.getElementById(fieldId(`${prefix}new_password`))?.focus()
  }, [once, prefix])

  async function signIn(values: FormData) {
    const fresh = values.get(`${prefix}new_password`)
    const body = {
      student_type: accountType,
      username: String(values.get(`${prefix}username`)).trim(),
      password: String(values.get(`${prefix}password`)),
      ...(fresh !== null && { new_password: String(fresh) }),
      code: factor.codeIn(values),
    }
    try {
      return await api().call(session.studentLogin, { body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (factor.check(error, setErrors)) return
      if (error.code === 'PASSWORD_CHANGE_REQUIRED') return setOnce(true)
      if (error.code === 'INVALID_LOGIN')
        setErrors([{ field: `${prefix}username`, message: text('errors.INVALID_LOGIN') }])
      throw error
    }
  }
  const { errors, setErrors, busy, onSubmit } = useSend(async (values) => {
    const entry = await runReported(() => signIn(values))
    if (entry) await onEntered(entry)
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field name={`${prefix}username`} label={text('session.username')} errors={errors}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onInput={() => {
              setOnce(false)
              factor.forget()
            }}
          />
        )}
      </Field>
      <PasswordField name={`${prefix}password`} label={text('session.password')} errors={errors} />
      {once && (
        <>
          <p role="status">{text('session.freshAsked')}</p>
          <PasswordField
            name={`${prefix}new_password`}
            label={text('session.fresh')}
            hint={text('session.freshHint')}
            errors={errors}
            fresh
          />
        </>
      )}
      {factor.isAsked && <FactorField name={factor.name} errors={errors} />}
      <p className="go">
        <SendButton busy={busy}>{text('session.go')}</SendButton>
        {forgot && (
          <a className="button" href={forgot}>
            {text('session.forgot')}
          </a>
        )}
      </p>
    </form>
  )
}
