import { dayInIndia } from '@pravesh/messages'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DatePart,
  partialDate,
  type ReadDate,
  readDate,
  type WrittenDate,
  writtenDate,
} from '../../../lib/application/birth-date.ts'
import { useText } from '../../shell/i18n.ts'
import { type FieldIssue, fieldId } from '../sending/ErrorSummary.tsx'

type Props = {
  name: string
  label: string
  errors: readonly FieldIssue[]
  /** ISO; the initial value of the fields. */
  value?: string | null | undefined
  hint?: string
  optional?: boolean
  /** Called with the ISO day as soon as it is one, else with undefined. */
  onDate?: (iso: string | undefined) => void
  /** False for another person's birthday: the browser offers the user's own otherwise. */
  isOwnDate?: boolean
}
const parts = ['day', 'month', 'year'] as const
const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const
const nameOf = (name: string, part: DatePart) => (part === 'day' ? name : `${name}-${part}`)

/**
 * A date of birth in three fields: digits of both scripts, months also by name. The form sends the ISO day under `name` (`''` without
 * input; the invalid input, for a draft); the form is rejected at the first invalid part.
 */
export function DateParts({ name, label, errors, value, hint, optional = false, onDate, isOwnDate = true }: Props) {
  const text = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const messages = {
    needed: text('shared.dateNeeded'),
    notReal: text('shared.dateNotReal'),
    toCome: text('shared.dateToCome'),
  }

  const fields = () => parts.map((part) => ({ part, input: inputIn(box.current, nameOf(name, part)) }))
  function readInputs(): WrittenDate {
    const [day = '', month = '', year = ''] = fields().map(({ input }) => input?.value ?? '')
    return { day, month, year }
  }
  function read(): ReadDate | undefined {
    const { day, month, year } = readInputs()
    return optional && `${day}${month}${year}`.trim() === ''
      ? undefined
      : readDate({ day, month, year }, dayInIndia(new Date()))
  }
  function judge() {
    const found = read()
    for (const { part, input } of fields()) {
      const message = found && 'part' in found && found.part === part ? messages[found.reason] : ''
      if (!input) continue
      input.setCustomValidity(message)
      if (message) input.dataset.need = `${label}: ${message}`
      else delete input.dataset.need
    }
    return found && 'iso' in found ? found.iso : undefined
  }
  useEffect(() => void judge())
  const judgeAgain = useEffectEvent(judge)
  const currentDate = useEffectEvent(() => judge() ?? partialDate(readInputs()))
  useEffect(() => {
    const form = box.current?.form
    const sent = ({ formData }: FormDataEvent) => {
      formData.set(name, currentDate())
      for (const part of ['month', 'year'] as const) formData.delete(nameOf(name, part))
    }
    // The fields are emptied after this event.
    const emptied = () => void setTimeout(() => judgeAgain())
    form?.addEventListener('formdata', sent)
    form?.addEventListener('reset', emptied)
    return () => {
      form?.removeEventListener('formdata', sent)
      form?.removeEventListener('reset', emptied)
    }
  }, [name])

  const partErrors = errors.filter(({ field }) => parts.some((part) => nameOf(name, part) === field))
  const id = fieldId(name)
  const initialDate = writtenDate(value)
  return (
    <fieldset
      ref={box}
      className={partErrors.length > 0 ? 'field date refused' : 'field date'}
      aria-describedby={`${id}-hint${partErrors.length > 0 ? ` ${id}-wrong` : ''}`}
    >
      <legend>
        {label} {optional && <small className="soft">({text('shared.optional')})</small>}
      </legend>
      <p className="hint" id={`${id}-hint`}>
        {hint ?? text('shared.dateHint')}
      </p>
      {partErrors.length > 0 && (
        <p className="wrong" id={`${id}-wrong`}>
          {partErrors[0]?.message}
        </p>
      )}
      <div className="parts">
        {parts.map((part) => {
          const field = nameOf(name, part)
          return (
            <label key={part} htmlFor={fieldId(field)}>
              {text(`shared.${part}`)}
              <input
                id={fieldId(field)}
                name={field}
                type="text"
                inputMode="numeric"
                autoComplete={isOwnDate ? autoComplete[part] : 'off'}
                maxLength={part === 'month' ? 12 : 6}
                defaultValue={initialDate[part]}
                aria-required={!optional}
                aria-invalid={partErrors.some((issue) => issue.field === field) || undefined}
                onInput={() => {
                  const day = judge()
                  onDate?.(day)
                }}
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function inputIn(box: HTMLFieldSetElement | null, name: string): HTMLInputElement | undefined {
  const found = box?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}
