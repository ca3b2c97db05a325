import { type InputEvent, type ReactNode, useEffect, useRef } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'

/** A search field for long lists of values: values without the typed text are hidden, except for the ticked. */
function findValues({ target }: InputEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
  const searchText = target.value.trim().toLowerCase()
  for (const label of target.closest('details')?.querySelectorAll<HTMLElement>('label:has([type="checkbox"])') ?? [])
    label.hidden = !label.textContent.toLowerCase().includes(searchText) && !label.querySelector(':checked')
}

/**
 * The filters of a listing: a plain form. Ticks wait for its button on every device, so that no choice moves the focus and several cost
 * one page. The choices stay the page's own HTML: as props they would be in the page twice.
 */
export default function FilterForm(props: Props) {
  return (
    <IslandBoundary fallback={() => <PlainForm {...props} />}>
      <EnhancedForm {...props} />
    </IslandBoundary>
  )
}
type Props = { action: string; children?: ReactNode }

const PlainForm = ({ action, children }: Props) => (
  <form className="filters no-print" id="filters" action={action}>
    {children}
  </form>
)

function EnhancedForm({ action, children }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    const shorten = ({ formData }: FormDataEvent) => {
      // Several fields may have one name: an empty one takes no other value of its name away.
      const filled = [...formData].filter(([, value]) => value !== '')
      for (const name of [...formData.keys()]) formData.delete(name)
      for (const [name, value] of filled) formData.append(name, value)
    }
    form?.addEventListener('formdata', shorten)
    // It does nothing without this script.
    for (const field of form?.querySelectorAll<HTMLElement>('.find') ?? []) field.hidden = false
    return () => form?.removeEventListener('formdata', shorten)
  }, [])
  return (
    <form ref={ref} className="filters no-print" id="filters" action={action} onInput={findValues}>
      {children}
    </form>
  )
}
