import { classes } from '../../../lib/choices.ts'
import type { TaskField } from '../../../lib/form-tasks.ts'
import { className } from '../../parts/class-name.ts'
import { DateParts } from '../../parts/DateParts.tsx'
import type { Wrong } from '../../parts/ErrorSummary.tsx'
import { Field } from '../../parts/Field.tsx'
import { useText } from '../../shell/spoken.ts'
import { useSource } from '../source.ts'
import { choiceLabel, fieldLabel } from '../words.ts'
import { Boxes } from './Boxes.tsx'

type Props = { field: TaskField; name: string; value: unknown; errors: readonly Wrong[] }

/** One question of a long form as it is asked. Its name is the one under which the server finds fault with it. */
export function FieldInput({ field, name, value, errors }: Props) {
  const { kind, most, optional = false } = field
  const text = useText<'longForm' | 'choices'>()
  const { colleges } = useSource()
  const label = fieldLabel(field, text)
  const held = value === null || value === undefined ? '' : String(value)
  if (kind === 'kept') return <input type="hidden" name={name} defaultValue={held} />
  if (kind === 'birth') return <DateParts {...{ name, label, errors, optional }} value={held || null} />
  if (kind === 'boxes' || kind === 'documents' || kind === 'tick' || kind === 'consent')
    return <Boxes {...{ field, name, label, value, errors }} />
  return (
    <Field name={name} label={label} errors={errors} optional={optional}>
      {(attributes) => {
        if (kind === 'long') return <textarea {...attributes} rows={6} maxLength={most} defaultValue={held} />
        const options = optionsOf()
        if (options)
          return (
            <select
              {...attributes}
              defaultValue={kind === 'yes' ? (value === true ? 'yes' : value === false ? 'no' : '') : held}
            >
              <option value="">{text('shared.choose')}</option>
              {options.map(([one, words]) => (
                <option key={one} value={one}>
                  {words}
                </option>
              ))}
            </select>
          )
        return (
          <input
            {...attributes}
            {...inputOf[kind]}
            maxLength={most && kind === 'text' ? most : undefined}
            data-need={needOf()}
            defaultValue={held}
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
      const known = [...(colleges ?? [])].map(([id, college]): [string, string] => [String(id), college])
      const there = held === '' || known.some(([id]) => id === held)
      return there ? known : [...known, [held, text('longForm.unknownCollege', { number: held })]]
    }
    return options && group ? options.map((one) => [one, choiceLabel(group, one, text)]) : undefined
  }
}

const digits = { inputMode: 'numeric' } as const
/** What kind of keyboard comes, and what is taken. */
const inputOf: Partial<Record<TaskField['kind'], object>> = {
  email: { type: 'email', autoComplete: 'off', maxLength: 254 },
  mobile: { type: 'tel', inputMode: 'tel', pattern: '[+0-9 \\(\\)\\-]{10,20}' },
  pincode: { ...digits, pattern: '[1-9][0-9]{5}', className: 'short' },
  year: { ...digits, pattern: '(19|20)[0-9]{2}', className: 'short' },
  number: { inputMode: 'decimal', pattern: '[0-9][0-9,]{0,12}([.][0-9]{1,2})?', className: 'short' },
}
