import type { ConsoleKey, Message } from '@pravesh/messages/consoles'
import type { ReactElement } from 'react'
import type { LabelKey } from '../language/translations.ts'

/** Label of a page that adds a record: a text, or one made of the record's name. */
export type AddLabel = ConsoleKey | { add: Message }

export type NavigationItem = {
  label: LabelKey
  /** Path in the console: `/schools`. */
  to: string
  /** The filter when the list is opened from here, regardless of earlier ones; without it, the last one. */
  filter?: Readonly<Record<string, unknown>>
  /** How many of its records wait for work, where it is known. */
  count?: number
  /** Path of the page that adds one, where there is one. */
  add?: { label: AddLabel; to: string }
}
/** Where an item leads: a path, with its filter as react-admin reads it. */
export function linkOf({ to, filter }: Pick<NavigationItem, 'to' | 'filter'>): string {
  if (!filter) return to
  const params = new URLSearchParams({ displayedFilters: '{}', filter: JSON.stringify(filter) })
  return `${to}?${params}`
}
/** A part of the operator's work. */
export type NavigationGroup = {
  name: string
  label: LabelKey
  icon: ReactElement
  items: readonly NavigationItem[]
  /** Open from the start, also while another group holds the current page. */
  open?: boolean
}

export type Place = { group: NavigationGroup; item: NavigationItem }

/** Where in the navigation a path belongs: the item with the longest address that it begins with. */
export function placeOf(groups: readonly NavigationGroup[], pathname: string): Place | undefined {
  const places = groups.flatMap((group) => group.items.map((item) => ({ group, item })))
  return places
    .filter(({ item: { to } }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.item.to.length - a.item.to.length)[0]
}
