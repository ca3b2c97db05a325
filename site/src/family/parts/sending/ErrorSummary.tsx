import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../../shell/i18n.ts'

/** An error of one field: its name on the wire, and the message. */
export type FieldIssue = { field: string; message: string }

/** The id of the element that a field is typed into. */
export const fieldId = (name: string): string => `f-${name.replace(/[^\w-]/g, '-')}`

/**
 * The errors of a form, at its head, each with a link to its field. It takes the focus when it appears, which is after an attempt alone: a
 * corrected error disappears without moving the focus. The alert is an inner element: some screen readers drop half of a focused one.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldIssue[] }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<readonly FieldIssue[]>([])
  useEffect(() => {
    if (errors.some((issue) => !before.current.includes(issue))) box.current?.focus()
    before.current = errors
  }, [errors])
  if (errors.length === 0) return null
  const lead = (event: MouseEvent, name: string) => {
    const field = document.getElementById(fieldId(name))
    if (!field) return
    event.preventDefault()
    const label = document.querySelector(`label[for="${fieldId(name)}"]`) ?? field.closest('fieldset') ?? field
    label.scrollIntoView()
    field.focus({ preventScroll: true })
  }
  return (
    <div className="summary" ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{text('shared.summaryTitle')}</h2>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field + message}>
              <a href={`#${fieldId(field)}`} onClick={(event) => lead(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
