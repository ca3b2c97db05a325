import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useState } from 'react'
import { draftOf } from '../../lib/draft.ts'
import { user } from '../../stores/session.ts'

type Typed = Record<string, string>
const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The fields of a form that people enter something into; secrets and files are kept nowhere, and who agrees does so anew. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement ||
      (one instanceof HTMLInputElement &&
        !['password', 'file', 'hidden'].includes(one.type) &&
        one.autocomplete !== 'one-time-code' &&
        !/consent/i.test(one.name)),
  )
const isTick = (one: Control): one is HTMLInputElement => one.type === 'radio' || one.type === 'checkbox'

/** What a field was drawn with. */
function drawn(one: Control): string {
  if (!(one instanceof HTMLSelectElement)) return one.defaultValue
  const options = [...one.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** What was entered over what a field was drawn with, each by its own name: a date in three parts is three. */
const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    controlsOf(form).flatMap((one) => {
      if (!isTick(one)) return one.value === drawn(one) ? [] : [[one.name, one.value]]
      if (one.checked === one.defaultChecked || (one.type === 'radio' && !one.checked)) return []
      return [[one.name, one.checked ? one.value : '']]
    }),
  )

/** Puts it back as a person would enter it, so that what follows from a field follows again. */
function putInto(form: HTMLFormElement, typed: Typed): void {
  for (const one of controlsOf(form)) {
    const value = typed[one.name]
    if (value === undefined) continue
    if (isTick(one)) {
      const ticked = value === one.value
      if (one.checked !== ticked && (ticked || one.type === 'checkbox')) one.click()
    } else if (one.value !== value) {
      one.value = value
      one.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/**
 * Keeps what is entered into a form of plain fields in this browser until it was sent: a page that is closed, reloaded or left has it again.
 * Only what was entered is kept, so that the other fields show what the record says by then. A form of nobody who is signed in is kept for its tab
 * alone: `sessionStorage`.
 */
export function useKept(ref: RefObject<HTMLFormElement | null>, name: string, storage?: Storage) {
  const who = useStore(user)
  const [draft] = useState(() => draftOf(`${who?.student_type}:${who?.username}`, name, isTyped, storage))
  const [kept] = useState(() => draft.read()?.values)
  useEffect(() => {
    const put = () => {
      if (ref.current && kept) putInto(ref.current, kept)
    }
    put()
    // What a field brings with it, a guardian's name after a date of birth, is there by then.
    const later = setTimeout(put)
    return () => clearTimeout(later)
  }, [ref, kept])
  return {
    /** Whether something was there. */
    found: kept !== undefined,
    /** For `onInput` of the form. */
    keep(): void {
      const typed = ref.current ? typedIn(ref.current) : {}
      if (Object.keys(typed).length > 0) draft.write(typed, null)
      else draft.clear()
    },
    /** Once it was sent, or given up. */
    clear: draft.clear,
  }
}
