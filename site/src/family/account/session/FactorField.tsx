import type { ApiError } from '@pravesh/contract/errors'
import { useEffect, useState } from 'react'
import { Field } from '../../parts/fields/Field.tsx'
import { type FieldIssue, fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'

/**
 * The second step of a sign-in, for accounts that have one. `check` takes the error of the first step: true where it only asks for the code,
 * which `FactorField` then does. A wrong code is reported as the error of its field.
 */
export function useFactor(prefix: string) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const name = `${prefix}code`
  useEffect(() => {
    if (isAsked) document.getElementById(fieldId(name))?.focus()
  }, [isAsked, name])
  function check(error: ApiError, setErrors: (errors: readonly FieldIssue[]) => void): boolean {
    if (error.code === 'SECOND_FACTOR_WRONG') setErrors([{ field: name, message: text('errors.SECOND_FACTOR_WRONG') }])
    if (error.code !== 'SECOND_FACTOR_REQUIRED') return false
    setAsked(true)
    return true
  }
  const codeIn = (values: FormData): string | undefined => String(values.get(name) ?? '').trim() || undefined
  return { name, isAsked, check, codeIn, forget: () => setAsked(false) }
}

/** Six digits of an authenticator app, or a recovery code. */
export function FactorField({ name, errors }: { name: string; errors: readonly FieldIssue[] }) {
  const text = useText<'session'>()
  return (
    <>
      <p role="status">{text('session.factorAsked')}</p>
      <Field name={name} label={text('session.factor')} hint={text('session.factorHint')} errors={errors}>
        {(attributes) => (
          <input
            {...attributes}
            className="code"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
    </>
  )
}
