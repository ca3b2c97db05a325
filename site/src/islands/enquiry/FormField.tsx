import type { EnquiryField } from '../../lib/enquiry/form.ts'
import { knownFields, otherField } from './known-fields.ts'

/** A number of any script: a field of type `number` takes digits of ASCII alone. Its bounds are the server's. */
const digits = '\\s*\\p{Nd}{1,4}([.]\\p{Nd}{1,4})?\\s*'

type Props = {
  field: EnquiryField
  /** Suggestions while typing. */
  list: EnquiryField['list']
  errorMessage: string | undefined
  texts: { optional: string; choose: string }
}

/** A labelled field with its help and its error. It is uncontrolled, so that keys before hydration are not lost. */
export function FormField({ field, list, errorMessage, texts }: Props) {
  const { name, label, value, options, number, date, help, need } = field
  const { required, ...attributes } = knownFields[name] ?? otherField
  const id = `f-${name}`
  const shared = {
    id,
    name,
    required,
    defaultValue: value,
    'aria-invalid': errorMessage ? ('true' as const) : undefined,
    'aria-describedby': [help && `${id}-help`, errorMessage && `${id}-wrong`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="small soft">({texts.optional})</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">{texts.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...attributes}
          list={list && `${id}-list`}
          {...(number && { inputMode: 'decimal', pattern: digits })}
          {...(date && { type: 'date' })}
          title={need}
          onInvalid={({ currentTarget: input }) => input.setCustomValidity(need ?? '')}
          onInput={({ currentTarget: input }) => input.setCustomValidity('')}
        />
      )}
      {list && (
        <datalist id={`${id}-list`}>
          {list.map(({ id: choice, name: value }) => (
            <option key={choice} value={value} />
          ))}
        </datalist>
      )}
      {help && (
        <p className="small soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      <ErrorLine id={id} errorMessage={errorMessage} />
    </div>
  )
}

/** The error of the field `id`, which references this line as its description. */
export function ErrorLine({ id, errorMessage }: { id: string; errorMessage: string | undefined }) {
  return (
    errorMessage && (
      <p className="wrong small" id={`${id}-wrong`}>
        {errorMessage}
      </p>
    )
  )
}
