import { classes } from '../../../lib/application/choices.ts'
import type { TaskField } from '../../../lib/application/form-tasks.ts'
import { className } from '../../parts/class-name.ts'
import { DateParts } from '../../parts/fields/DateParts.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { fillPlace } from '../../parts/suggested/fill-place.ts'
import { SuggestedInput } from '../../parts/suggested/SuggestedInput.tsx'
import { suggestedNames } from '../../parts/suggested/suggested-names.ts'
import { useText } from '../../shell/i18n.ts'
import { choiceLabel, fieldLabel } from '../labels.ts'
import { useSource } from '../source.ts'
import { Boxes } from './Boxes.tsx'

type Props = { field: TaskField; name: string; value: unknown; errors: readonly FieldIssue[] }

/** One question of a long form. Its name is the server's name in errors. */
export function FieldInput({ field, name, value, errors }: Props) {
  const { kind, most: maxLength, optional = false } = field
  const text = useText<'longForm' | 'choices'>()
  const { colleges } = useSource()
  const label = fieldLabel(field, text)
  const currentText = value === null || value === undefined ? '' : String(value)
  if (kind === 'birth') return <DateParts {...{ name, label, errors, optional }} value={currentText || null} />
  if (kind === 'boxes' || kind === 'documents' || kind === 'tick' || kind === 'consent')
    return <Boxes {...{ field, name, label, value, errors }} />
  return (
    <Field name={name} label={label} errors={errors} optional={optional}>
      {(attributes) => {
        if (kind === 'long')
          return <textarea {...attributes} rows={6} maxLength={maxLength} defaultValue={currentText} />
        const options = optionsOf()
        if (options)
          return (
            <select
              {...attributes}
              defaultValue={kind === 'yes' ? (value === true ? 'yes' : value === false ? 'no' : '') : currentText}
            >
              <option value="">{text('shared.choose')}</option>
              {options.map(([choiceValue, optionText]) => (
                <option key={choiceValue} value={choiceValue}>
                  {optionText}
                </option>
              ))}
            </select>
          )
        if (field.suggest)
          return (
            <SuggestedInput
              {...attributes}
              read={suggestedNames[field.suggest]}
              maxLength={maxLength}
              autoComplete="off"
              defaultValue={currentText}
            />
          )
        return (
          <input
            {...attributes}
            {...inputOf[kind]}
            maxLength={maxLength && kind === 'text' ? maxLength : undefined}
            data-need={needOf()}
            {...(kind === 'pincode' && { onInput: ({ currentTarget }) => void fillPlace(currentTarget) })}
            defaultValue={currentText}
          />
        )
      }}
    </Field>
  )

  function needOf(): string | undefined {
    if (kind === 'pincode' || kind === 'mobile' || kind === 'email' || kind === 'year' || kind === 'number')
      return `${label}: ${text(`longForm.need_${kind}`)}`
    return undefined
  }
  function optionsOf(): [string, string][] | undefined {
    const { options, group } = field
    if (kind === 'yes')
      return [
        ['yes', text('shared.yes')],
        ['no', text('shared.no')],
      ]
    if (kind === 'class') return classes.map((number) => [String(number), className(text, number)])
    if (kind === 'college') {
      const collegeOptions = [...(colleges ?? [])].map(([id, college]): [string, string] => [String(id), college])
      const isListed = currentText === '' || collegeOptions.some(([id]) => id === currentText)
      return isListed
        ? collegeOptions
        : [...collegeOptions, [currentText, text('longForm.unknownCollege', { number: currentText })]]
    }
    return options && group ? options.map((option) => [option, choiceLabel(group, option, text)]) : undefined
  }
}

const digits = { inputMode: 'numeric' } as const
/** Type of keyboard, and accepted input. */
const inputOf: Partial<Record<TaskField['kind'], object>> = {
  email: { type: 'email', autoComplete: 'off', maxLength: 254 },
  mobile: { type: 'tel', inputMode: 'tel', pattern: '[+0-9 \\(\\)\\-]{10,20}' },
  pincode: { ...digits, pattern: '[1-9][0-9]{5}', className: 'short' },
  year: { ...digits, pattern: '(19|20)[0-9]{2}', className: 'short' },
  number: { inputMode: 'decimal', pattern: '[0-9][0-9,]{0,12}([.][0-9]{1,2})?', className: 'short' },
}
