import { ApiError } from '@pravesh/contract/errors'
import type { FamilyText } from '@pravesh/messages/family'
import { type SubmitEvent, useRef, useState } from 'react'
import { showErrorToast } from '../../../api/failure.ts'
import { useText } from '../../shell/i18n.ts'
import type { FieldIssue } from './ErrorSummary.tsx'
import { usePutRight } from './put-right.ts'

/** The label of a field, without the note that it is optional. */
function labelOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : undefined
  return labels?.[0]?.firstChild?.textContent?.trim() ?? ''
}

/** The browser's own validation errors of a form (required, pattern, bounds), with the page's messages. */
export function validationErrors(form: HTMLFormElement, text: FamilyText): FieldIssue[] {
  const issues = [...form.elements].flatMap((element): FieldIssue[] => {
    if (
      !(
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      )
    )
      return []
    if (element.name === '' || element.disabled || element.validity.valid) return []
    const { valueMissing, tooLong } = element.validity
    const customMessage = element.dataset.need
    const message =
      customMessage ?? text(valueMissing ? 'shared.fieldNeeded' : tooLong ? 'shared.tooLong' : 'shared.fieldWrong')
    const label = labelOf(element)
    return [{ field: element.name, message: label && !customMessage ? `${label}: ${message}` : message }]
  })
  // Radio buttons of one name are one question.
  return [...new Map(issues.toReversed().map((issue) => [issue.field, issue])).values()].toReversed()
}

/** The errors of a response, which states its reasons in the language of the page, by field with its label. */
const labelledErrors = (error: ApiError, form: HTMLFormElement | undefined): FieldIssue[] =>
  error.errors.map(({ field, message }) => {
    const element = form?.elements.namedItem(field)
    const label = element instanceof HTMLElement ? labelOf(element) : ''
    return { field, message: label ? `${label}: ${message}` : message }
  })

type Sending = {
  /** Errors, for the summary and the fields. */
  errors: readonly FieldIssue[]
  setErrors: (errors: readonly FieldIssue[]) => void
  busy: boolean
  /** For `onSubmit`: validates the form, then passes its values on. One at a time; rejected fields are marked, other errors are a toast. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Runs another action of the page in the same way, such as a button's. */
  run: (act: () => Promise<unknown>, form?: HTMLFormElement) => Promise<void>
}

/** Sends a form's values. The form must have `noValidate`, and uncontrolled fields: after any failure the input remains. */
export function useSend(send?: (values: FormData, form: HTMLFormElement) => Promise<unknown>): Sending {
  const text = useText()
  const [errors, setErrors] = useState<readonly FieldIssue[]>([])
  const [busy, setBusy] = useState(false)
  const sentForm = useRef<HTMLFormElement>(null)
  usePutRight(sentForm, errors, setErrors)

  async function run(act: () => Promise<unknown>, form?: HTMLFormElement) {
    if (busy) return
    if (form) sentForm.current = form
    setBusy(true)
    setErrors([])
    try {
      await act()
    } catch (error) {
      const issues = error instanceof ApiError ? labelledErrors(error, form) : []
      setErrors(issues)
      if (issues.length === 0) showErrorToast(error, text)
    } finally {
      setBusy(false)
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    sentForm.current = form
    const issues = validationErrors(form, text)
    if (issues.length > 0) return setErrors(issues)
    void run(async () => send?.(new FormData(form), form), form)
  }
  return { errors, setErrors, busy, onSubmit, run }
}
