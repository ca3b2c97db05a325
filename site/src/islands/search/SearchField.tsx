import type { SearchKind } from '@pravesh/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  value: string
  /** Prefix of paths in the language of the page: empty, or `/hi`. */
  prefix: string
  label: string
  placeholder: string
  texts: { list: string; count: string; none: string } & Record<SearchKind, string>
}

/** The field of a search form: it searches without the suggestions, and retains its input if these fail. */
export default function SearchField(props: Props) {
  const { value, label, placeholder } = props
  const typedText = () => document.querySelector<HTMLInputElement>('#q')?.value ?? value
  return (
    <IslandBoundary
      fallback={() => (
        <>
          <label className="away" htmlFor="q">
            {label}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            maxLength={200}
            placeholder={placeholder}
            defaultValue={typedText()}
            required
          />
        </>
      )}
    >
      <Combobox {...props} />
    </IslandBoundary>
  )
}

/**
 * After a touch the field is a combobox (ARIA 1.2) whose options are links to pages. Its input is uncontrolled, so that keys before
 * hydration are not lost.
 */
function Combobox({ value, prefix, label, placeholder, texts }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { rows, open, active, close, move } = useSuggestions(field, prefix)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])

  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && open) close()
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && rows?.length) move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && active >= 0) list.current?.querySelectorAll('a')[active]?.click()
    else return
    event.preventDefault()
  }
  const combobox = awake && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-controls': 'suggestions',
    'aria-expanded': open,
    'aria-activedescendant': active < 0 ? undefined : `suggestion-${active}`,
  }
  return (
    <>
      <label className="away" htmlFor="q">
        {label}
      </label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
        placeholder={placeholder}
        defaultValue={value}
        required
        onKeyDown={onKeyDown}
        onBlur={close}
        {...combobox}
      />
      {awake && (
        <>
          <div
            ref={list}
            id="suggestions"
            className="suggestions"
            role="listbox"
            tabIndex={-1}
            aria-label={texts.list}
            hidden={!open}
            // A press on an option must not take the focus from the field before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {rows?.map(({ path, name, detail, kind, count }, i) => (
              <a
                key={path}
                id={`suggestion-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === active}
                className={kind ? undefined : 'list'}
                href={prefix + path}
              >
                {name}
                <small>{detail}</small>
                <small>{kind ? texts[kind] : count}</small>
              </a>
            ))}
          </div>
          <p className="away" role="status">
            {rows && (rows.length > 0 ? texts.count.replace('#', String(rows.length)) : texts.none)}
          </p>
        </>
      )}
    </>
  )
}
