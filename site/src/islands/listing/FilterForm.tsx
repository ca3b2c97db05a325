import { type ReactNode, useEffect, useRef } from 'react'

/** Milliseconds: long enough for a second choice, so that two filters do not cost two pages. */
const pause = 700
const isTick = (element: EventTarget | null) => element instanceof HTMLInputElement && element.type === 'checkbox'

/**
 * The filters of a listing: a plain form. Once touched, a choice takes effect as it is made beside the results of a wide screen; on a phone
 * the sheet's button asks for them. What can be chosen stays the page's own HTML: as props it would stand in the page twice.
 */
export default function FilterForm({ action, children }: { action: string; children?: ReactNode }) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const submitSoon = () => {
      if (!matchMedia('(min-width: 900px)').matches) return
      clearTimeout(waiting)
      waiting = setTimeout(() => form.requestSubmit(), pause)
    }
    const onChange = ({ target }: Event) => {
      if (isTick(target)) submitSoon()
    }
    const shorten = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
    }
    form.addEventListener('change', onChange)
    form.addEventListener('formdata', shorten)
    // A choice that came before this did.
    const ticks = form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')
    if ([...ticks].some(({ checked, defaultChecked }) => checked !== defaultChecked)) submitSoon()
    return () => {
      clearTimeout(waiting)
      form.removeEventListener('change', onChange)
      form.removeEventListener('formdata', shorten)
    }
  }, [])
  return (
    <form ref={ref} className="filters no-print" id="filters" action={action}>
      {children}
    </form>
  )
}
