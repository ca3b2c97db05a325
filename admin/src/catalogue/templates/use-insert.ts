import { type FocusEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { type TemplateValues, type TextField, textFields } from './use-template-preview.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement
const fieldOf = ({ name }: TextElement): TextField | undefined => textFields.find((field) => field === name)

/** Inserts a text at the cursor of the field that was written in last, else at the end of the text. */
export function useInsert() {
  const { getValues, setValue } = useFormContext<TemplateValues>()
  const last = useRef<TextElement>(null)
  function follow({ target }: FocusEvent<HTMLElement>) {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isText && fieldOf(target)) last.current = target
  }
  function insert(place: string) {
    const element = last.current
    const field = (element && fieldOf(element)) ?? 'text'
    const value = getValues(field) ?? ''
    const start = element?.selectionStart ?? value.length
    const end = element?.selectionEnd ?? value.length
    setValue(field, value.slice(0, start) + place + value.slice(end), { shouldDirty: true })
    // The cursor goes behind the text once the field shows it.
    requestAnimationFrame(() => {
      element?.focus()
      element?.setSelectionRange(start + place.length, start + place.length)
    })
  }
  return { follow, insert }
}
