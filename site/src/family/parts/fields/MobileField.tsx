import { plainLine } from '@pravesh/contract/plain-text'
import type { FieldIssue } from '../sending/ErrorSummary.tsx'
import { Field } from './Field.tsx'

type Props = {
  name: string
  label: string
  hint: string
  /** The error for an invalid number. */
  need: string
  errors: readonly FieldIssue[]
  value?: string | undefined
  /** False for another person's number: the browser offers the user's own otherwise. */
  isOwnNumber?: boolean
}

/** A mobile number as the wire takes it: digits with spaces or hyphens, with the country's code or without. What is pasted becomes plain. */
export const MobileField = ({ name, label, hint, need, errors, value, isOwnNumber = true }: Props) => (
  <Field name={name} label={label} hint={hint} errors={errors}>
    {(attributes) => (
      <input
        {...attributes}
        type="tel"
        autoComplete={isOwnNumber ? 'tel' : 'off'}
        pattern="\+?[0-9][0-9 \(\)\-]{6,22}"
        maxLength={24}
        defaultValue={value}
        data-need={need}
        onInput={({ currentTarget: field }) => {
          const line = plainLine(field.value)
          // Writing the same again would move the caret; the blank between two parts of a number is typed at its end.
          if (line !== field.value.replace(/ $/, '')) field.value = line
        }}
      />
    )}
  </Field>
)
