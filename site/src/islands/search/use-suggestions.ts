import { discovery } from 'virtual:endpoints'
import type { Hit, SearchKind } from '@pravesh/contract'
import { pluralOf } from '@pravesh/contract/addresses'
import { type RefObject, useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { indexOfSame, kindOfPage, type Suggestion, suggestionsOf } from './suggestions.ts'

/** Milliseconds without a key before a request. */
const pause = 120
const maxRows = 8
const fewest = 2

type Suggestions = {
  /** Matches of the input; undefined until the server has responded. */
  rows?: readonly Suggestion[]
  open: boolean
  /** The index of the active one; -1 for the field itself, with its input. */
  active: number
}
const closed = { open: false, active: -1 }

type SuggestionsQuery = { search: string; limit: number; language: 'en' | 'hi' }
/** Names of one kind alone. */
const findKind = async (kind: SearchKind, query: SuggestionsQuery, signal: AbortSignal): Promise<Hit[]> =>
  (await api().call(discovery.find, { params: { kind: pluralOf[kind] }, query }, { signal })).data

/**
 * Suggestions for a field while typing, one request at a time. The field is uncontrolled; text typed before hydration is searched too.
 * `prefix` precedes paths in the language of the page. Names of the page's own kind come first.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, prefix: string) {
  const [suggestions, setSuggestions] = useState<Suggestions>(closed)

  useEffect(() => {
    const input = field.current
    if (!input) return
    const kind = kindOfPage(location.pathname.slice(prefix.length))
    const language = prefix === '' ? 'en' : 'hi'
    let lastSearch = ''
    let waiting: ReturnType<typeof setTimeout> | undefined
    let pendingRequest = new AbortController()
    async function load(search: string) {
      pendingRequest.abort()
      lastSearch = search
      if (search.length < fewest) return setSuggestions(closed)
      pendingRequest = new AbortController()
      const { signal } = pendingRequest
      try {
        const query: SuggestionsQuery = { search, limit: maxRows, language }
        const [ofKind, response] = await Promise.all([
          kind ? findKind(kind, query, signal) : [],
          api().call(discovery.findAll, { query }, { signal }),
        ])
        const rows = suggestionsOf({ ...response, data: [...ofKind, ...response.data] }, maxRows)
        if (signal.aborted) return
        const open = rows.length > 0 && document.activeElement === input
        setSuggestions((before) => ({ rows, open, active: indexOfSame(before.rows?.[before.active], rows) }))
      } catch {
        // Overtaken by the next key, or offline: the form still searches.
      }
    }
    const check = () => {
      const search = input.value.trim()
      if (search !== lastSearch) void load(search)
    }
    const loadSoon = () => {
      setSuggestions((before) => (before.active < 0 ? before : { ...before, active: -1 }))
      clearTimeout(waiting)
      waiting = setTimeout(check, pause)
    }
    input.addEventListener('input', loadSoon)
    if (document.activeElement === input) loadSoon()
    return () => {
      input.removeEventListener('input', loadSoon)
      clearTimeout(waiting)
      pendingRequest.abort()
    }
  }, [field, prefix])

  return {
    ...suggestions,
    close: () => setSuggestions((now) => ({ ...now, ...closed })),
    /** The next of them or the one before, and round by the field itself. */
    move(step: 1 | -1) {
      setSuggestions((now) => {
        const places = (now.rows?.length ?? 0) + 1
        return { ...now, open: places > 1, active: ((now.active + 1 + step + places) % places) - 1 }
      })
    },
  }
}
