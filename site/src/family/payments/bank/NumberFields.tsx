import { useRef } from 'react'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'
import { accountNumber } from './account-in.ts'

/** An account number, entered twice: money sent to a mistyped number is lost. */
export function NumberFields({ lastFour, errors }: { lastFour: string | undefined; errors: readonly FieldIssue[] }) {
  const text = useText<'bank'>()
  const number = useRef<HTMLInputElement>(null)
  const repeatInput = useRef<HTMLInputElement>(null)
  const compare = () => {
    const isEqual = accountNumber(number.current?.value ?? '') === accountNumber(repeatInput.current?.value ?? '')
    repeatInput.current?.setCustomValidity(isEqual ? '' : text('bank.differs'))
  }
  const shared = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 30,
    onInput: compare,
    // Spaces and hyphens are left out as it is sent.
    pattern: String.raw`[\s\-]*([0-9०-९][\s\-]*){9,18}`,
    required: lastFour === undefined,
  } as const
  return (
    <>
      <Field
        name="number"
        label={text('bank.number')}
        hint={lastFour === undefined ? text('bank.numberHint') : text('bank.numberKept', { last: lastFour })}
        errors={errors}
      >
        {(attributes) => <input {...attributes} {...shared} ref={number} data-need={text('bank.numberNeed')} />}
      </Field>
      <Field name="number-again" label={text('bank.again')} errors={errors}>
        {(attributes) => <input {...attributes} {...shared} ref={repeatInput} data-need={text('bank.differs')} />}
      </Field>
    </>
  )
}
