import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../../shell/i18n.ts'

/** What is wrong with one field: its name on the wire, and what a person reads. */
export type FieldIssue = { field: string; message: string }

/** The id of the element that a field is typed into. */
export const fieldId = (name: string): string => `f-${name.replace(/[^\w-]/g, '-')}`

/**
 * What is to be corrected before a form can go, at its head, each with a link that leads to its field. It takes the focus when it comes, which is
 * after a try alone: an issue that is put right goes without moving anybody. The alert is an inner element: some screen readers drop half of one that is focused.
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
