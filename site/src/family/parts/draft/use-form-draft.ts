import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useState } from 'react'
import { draftOf, draftOwner } from '../../../lib/family/draft.ts'
import { user } from '../../../stores/session.ts'

type FieldValues = Record<string, string>
const isTyped = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string')

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The fields of a form with input; secrets and files are not stored, and consents are given again. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement &&
        !['password', 'file', 'hidden'].includes(element.type) &&
        element.autocomplete !== 'one-time-code' &&
        !/consent/i.test(element.name)),
  )
const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** The value that a field was rendered with. */
function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** The input that differs from the rendered values, each by its own name: a date in three parts is three. */
const readChangedFields = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      if (!isTick(control)) return control.value === renderedValue(control) ? [] : [[control.name, control.value]]
      if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return []
      return [[control.name, control.checked ? control.value : '']]
    }),
  )

/** Restores it as a person would enter it, so that dependent fields react again. */
function fillForm(form: HTMLFormElement, values: FieldValues): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (isTick(control)) {
      const ticked = value === control.value
      if (control.checked !== ticked && (ticked || control.type === 'checkbox')) control.click()
    } else if (control.value !== value) {
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/**
 * Stores the input of a form of plain fields in this browser until it was sent: a page that is closed, reloaded or left has it again. Only
 * input is stored, so that the other fields have the record's current values. The form of an anonymous visitor is stored for its tab
 * alone: `sessionStorage`.
 */
export function useFormDraft(ref: RefObject<HTMLFormElement | null>, name: string, storage?: Storage) {
  const account = useStore(user)
  const [draft] = useState(() => draftOf(draftOwner(account), name, isTyped, storage))
  const [storedValues] = useState(() => draft.read()?.values)
  useEffect(() => {
    const put = () => {
      if (ref.current && storedValues) fillForm(ref.current, storedValues)
    }
    put()
    // Dependent fields, such as a guardian's name after a date of birth, exist by then.
    const timer = setTimeout(put)
    return () => clearTimeout(timer)
  }, [ref, storedValues])
  return {
    /** Whether something was there. */
    found: storedValues !== undefined,
    /** For `onInput` of the form. */
    store(): void {
      const values = ref.current ? readChangedFields(ref.current) : {}
      if (Object.keys(values).length > 0) draft.write(values, null)
      else draft.clear()
    },
    /** Once it was sent, or given up. */
    clear: draft.clear,
  }
}
