import type { ConsoleKey } from '@pravesh/messages/consoles'
import type { ReactElement } from 'react'
import type { Words } from '../language/words.ts'

/** Of a page that adds one: a text, or one made of what is added. */
export type AddLabel = ConsoleKey | { add: string }

export type NavigationItem = {
  label: Words
  /** Path in the console: `/schools`. */
  to: string
  /** Path of the page that adds one, where there is one. */
  add?: { label: AddLabel; to: string }
}
/** A part of the operator's work. */
export type NavigationGroup = { name: string; label: Words; icon: ReactElement; items: readonly NavigationItem[] }

export type Place = { group: NavigationGroup; item: NavigationItem }

/** Where in the navigation a path belongs. */
export function placeOf(groups: readonly NavigationGroup[], pathname: string): Place | undefined {
  for (const group of groups)
    for (const item of group.items)
      if (pathname === item.to || pathname.startsWith(`${item.to}/`)) return { group, item }
  return undefined
}
