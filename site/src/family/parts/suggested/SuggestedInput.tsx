import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'

/** Reads the matches for the input in `field`; rejects where they cannot be read. */
export type ReadNames = (field: HTMLInputElement, signal: AbortSignal) => Promise<readonly string[]>
type Props = InputHTMLAttributes<HTMLInputElement> & { id: string; read: ReadNames }

/** Milliseconds without a key before names are read. */
const pause = 200

/**
 * A field that suggests names as it is typed into, as a datalist, and takes any text besides. Offline it is a plain field.
 */
export function SuggestedInput({ id, read, ...attributes }: Props) {
  const [names, setNames] = useState<readonly string[]>([])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      pending.current?.abort()
    },
    [],
  )
  async function load(field: HTMLInputElement) {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    try {
      const next = await read(field, controller.signal)
      if (!controller.signal.aborted) setNames(next)
    } catch {
      // Overtaken by the next key, or offline. Every text is taken.
    }
  }
  return (
    <>
      <input
        {...attributes}
        id={id}
        type="text"
        list={`${id}-names`}
        onFocus={({ currentTarget }) => void load(currentTarget)}
        onInput={({ currentTarget }) => {
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => void load(currentTarget), pause)
        }}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
