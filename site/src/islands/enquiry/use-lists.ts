import { lookups } from 'virtual:endpoints'
import { type InputEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import type { EnquiryField } from '../../lib/enquiry/form.ts'

type Choice = { id: number; name: string }
type Choices = readonly Choice[]

/** The source of a field's suggestions, by the value of the field that it depends on. */
const reads: Readonly<Record<string, (parentChoice: Choice, signal: AbortSignal) => Promise<{ data: Choices }>>> = {
  city: ({ name: state }, signal) =>
    api().call(lookups.places, { params: { dataType: 'collegecity' }, query: { state } }, { signal }),
  course: ({ id }, signal) => api().call(lookups.education, { query: { type: 'course', category_id: id } }, { signal }),
  specialization: ({ id }, signal) =>
    api().call(lookups.education, { query: { type: 'specialization', course_id: id } }, { signal }),
}

/**
 * Suggestions of a form while it is filled in: the cities of the state, the courses of the field of study, the specializations of the
 * course. Without them the fields take typed text as without scripts.
 */
export function useLists(form: RefObject<HTMLFormElement | null>, fields: readonly EnquiryField[]) {
  const [lists, setLists] = useState<Readonly<Record<string, Choices>>>({})
  const pending = useRef(new Map<string, AbortController>())
  const listOf = ({ name, list }: EnquiryField): Choices | undefined => lists[name] ?? list

  async function load(field: EnquiryField, value: string) {
    const { name, from } = field
    const parent = fields.find((other) => other.name === from)
    const option = parent?.options?.find((item) => item.value === value)
    const parentChoice =
      option?.id === undefined
        ? (parent && listOf(parent))?.find((choice) => choice.name === value)
        : { id: option.id, name: value }
    pending.current.get(name)?.abort()
    const read = parentChoice && reads[name]
    if (!read) return setLists(({ [name]: _, ...others }) => others)
    const controller = new AbortController()
    pending.current.set(name, controller)
    try {
      const { data } = await read(parentChoice, controller.signal)
      if (!controller.signal.aborted) setLists((now) => ({ ...now, [name]: data }))
    } catch {
      // Overtaken by another choice, or offline: it is typed.
    }
  }
  const start = useEffectEvent(() => {
    for (const field of fields) {
      const parent = field.from && form.current?.elements.namedItem(field.from)
      if ((parent instanceof HTMLInputElement || parent instanceof HTMLSelectElement) && parent.value)
        void load(field, parent.value)
    }
  })
  useEffect(() => {
    const requests = pending.current
    start()
    return () => {
      for (const request of requests.values()) request.abort()
    }
  }, [])

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    for (const field of fields) if (field.from === target.name) void load(field, target.value)
  }
  return { listOf, onInput }
}
