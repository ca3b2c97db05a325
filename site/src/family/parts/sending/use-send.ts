import { ApiError } from '@pravesh/contract/errors'
import type { FamilyText } from '@pravesh/messages/family'
import type { Texts } from '@pravesh/messages/fill'
import { type SubmitEvent, useContext, useRef, useState } from 'react'
import { showErrorToast } from '../../../api/failure.ts'
import { I18nContext, useText } from '../../shell/i18n.ts'
import type { FieldIssue } from './ErrorSummary.tsx'
import { usePutRight } from './put-right.ts'

/** What a field is called, without the remark that it may stay empty. */
function labelOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : undefined
  return labels?.[0]?.firstChild?.textContent?.trim() ?? ''
}

/** What the browser itself finds wrong with the fields of a form (needed, pattern, bounds), in the words of the page. */
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

/** The server's sentences in the language of the page, by a domain that knows them; undefined where it does not know one of them. */
function translateReason(message: string, reasons: Texts[string] = {}): string | undefined {
  const sentences = message.split('. ').map((sentence) => reasons[sentence])
  return sentences.every((sentence) => sentence !== undefined) ? sentences.join('। ') : undefined
}

/**
 * The errors of an answer in the words of the page: the form's own by field where it has them, else the server's in English. A field
 * that names the domain of its reasons says the server's own, which alone knows what is wrong.
 */
const labelledErrors = (
  error: ApiError,
  form: HTMLFormElement | undefined,
  text: FamilyText,
  { language, words }: { language: string; words: Texts },
): FieldIssue[] =>
  error.errors.map(({ field, message }) => {
    const element = form?.elements.namedItem(field)
    const { need, reasons } = element instanceof HTMLElement ? element.dataset : {}
    const label = element instanceof HTMLElement ? labelOf(element) : ''
    const reason = language === 'en' ? message : reasons && translateReason(message, words[reasons])
    const messageText = reason ?? text('shared.fieldWrong')
    const customMessage = reasons && reason ? undefined : need
    return { field, message: customMessage ?? (label ? `${label}: ${messageText}` : messageText) }
  })

type Sending = {
  /** What is wrong, for the summary and the fields. */
  errors: readonly FieldIssue[]
  setErrors: (errors: readonly FieldIssue[]) => void
  busy: boolean
  /** For `onSubmit`: checks the form, then hands its values over. One at a time; what is refused marks its fields, the rest is told in a toast. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Does one thing beside a form in the same way, such as the press of a button. */
  run: (act: () => Promise<unknown>, form?: HTMLFormElement) => Promise<void>
}

/** Sends what a form holds. The form must say `noValidate`, and keep its values itself: whatever fails, nothing that was typed is lost. */
export function useSend(send?: (values: FormData, form: HTMLFormElement) => Promise<unknown>): Sending {
  const text = useText()
  const page = useContext(I18nContext)
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
      const issues = error instanceof ApiError ? labelledErrors(error, form, text, page) : []
      setErrors(issues)
      if (issues.length === 0) showErrorToast(error, text, page.language)
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
