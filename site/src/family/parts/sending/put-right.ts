import { type RefObject, useEffect } from 'react'
import type { FieldIssue } from './ErrorSummary.tsx'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (element: EventTarget): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** The remaining errors after an entry into `changed`: those of it and of its group disappear when all their fields are valid. */
function remainingIssues(
  form: HTMLFormElement,
  changed: Control,
  issues: readonly FieldIssue[],
): readonly FieldIssue[] {
  const group = changed.closest('fieldset')
  const remaining = issues.filter(({ field }) => {
    const controls = [...form.elements].filter(isControl).filter(({ name }) => name === field)
    const isConcerned = controls.some((control) => control === changed || group?.contains(control))
    return !isConcerned || controls.some(({ validity }) => !validity.valid)
  })
  return remaining.length === issues.length ? issues : remaining
}

/** Removes the error of a field as soon as it is corrected: sending the form is not needed to learn that. */
export function usePutRight(
  form: RefObject<HTMLFormElement | null>,
  issues: readonly FieldIssue[],
  setIssues: (change: (issues: readonly FieldIssue[]) => readonly FieldIssue[]) => void,
): void {
  useEffect(() => {
    const current = form.current
    if (!current || issues.length === 0) return
    const onInput = ({ target }: Event) => {
      // Fields that judge themselves do so in handlers of React, which come after this one.
      if (target && isControl(target)) setTimeout(() => setIssues((found) => remainingIssues(current, target, found)))
    }
    current.addEventListener('input', onInput)
    return () => current.removeEventListener('input', onInput)
  }, [form, issues, setIssues])
}
