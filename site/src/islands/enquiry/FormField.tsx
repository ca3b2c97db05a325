import type { EnquiryField } from '../../lib/enquiry-form.ts'
import { knownFields, otherField } from './known-fields.ts'

type Props = { field: EnquiryField; wrong: string | undefined; words: { optional: string; choose: string } }

/** A labelled field with its help and what is wrong with it. It keeps what is typed itself, so that keys before React are not lost. */
export function FormField({ field, wrong, words }: Props) {
  const { name, label, value, options, bounds, help } = field
  const { required, ...attributes } = knownFields[name] ?? otherField
  const id = `f-${name}`
  const shared = {
    id,
    name,
    required,
    defaultValue: value,
    'aria-invalid': wrong ? ('true' as const) : undefined,
    'aria-describedby': [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="small soft">({words.optional})</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} {...attributes} {...(bounds && { ...bounds, type: 'number', step: 'any' })} />
      )}
      {help && (
        <p className="small soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      <WrongLine id={id} wrong={wrong} />
    </div>
  )
}

/** What is wrong with the field `id`, which names this line as its description. */
export function WrongLine({ id, wrong }: { id: string; wrong: string | undefined }) {
  return (
    wrong && (
      <p className="wrong small" id={`${id}-wrong`}>
        {wrong}
      </p>
    )
  )
}
