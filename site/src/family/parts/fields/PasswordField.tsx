import { useState } from 'react'
import { useText } from '../../shell/i18n.ts'
import type { FieldIssue } from '../sending/ErrorSummary.tsx'
import { Field } from './Field.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  errors: readonly FieldIssue[]
  fresh?: boolean
  optional?: boolean
}

/** A password that can be made visible while it is typed: typing it blind on a phone leads to mistakes. `fresh`: a new one. */
export function PasswordField({ name, label, hint, errors, fresh = false, optional = false }: Props) {
  const text = useText()
  const [isVisible, setVisible] = useState(false)
  return (
    <Field name={name} label={label} hint={hint} errors={errors} optional={optional}>
      {(attributes) => (
        <span className="beside">
          <input
            {...attributes}
            type={isVisible ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            minLength={fresh ? 10 : undefined}
            maxLength={200}
            data-need={fresh && hint ? `${label}: ${hint}` : undefined}
          />
          <button type="button" className="button" aria-pressed={isVisible} onClick={() => setVisible(!isVisible)}>
            {text(isVisible ? 'shared.hide' : 'shared.show')}
            <span className="away">: {label}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
