import type { ReactNode } from 'react'
import { useText } from '../../shell/i18n.ts'
import { type FieldIssue, fieldId } from '../sending/ErrorSummary.tsx'

/** Attributes of a field's input, so that its label, hint and error are announced with it. */
export type FieldAttributes = {
  id: string
  name: string
  required?: boolean | undefined
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}
type Props = {
  name: string
  label: string
  hint?: string | undefined
  errors: readonly FieldIssue[]
  optional?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

/**
 * One question of a form: its label, an optional hint, its error, and the input, which is rendered by `children` and is uncontrolled: a
 * value that React holds would lose keys typed before hydration.
 */
export function Field({ name, label, hint, errors, optional = false, children }: Props) {
  const text = useText()
  const id = fieldId(name)
  const errorMessage = errors.find(({ field }) => field === name)?.message
  // A hint that is also the error is announced once.
  const helps = hint && !errorMessage?.includes(hint)
  const described = [helps && `${id}-hint`, errorMessage && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div className={errorMessage ? 'field refused' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <small className="soft">({text('shared.optional')})</small>}
      </label>
      {helps && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errorMessage && (
        <p className="wrong" id={`${id}-wrong`}>
          {errorMessage}
        </p>
      )}
      {children({
        id,
        name,
        required: !optional,
        ...(errorMessage && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
    </div>
  )
}
