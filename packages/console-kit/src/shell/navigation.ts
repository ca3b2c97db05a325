import type { ReactElement } from 'react'

export type NavigationItem = {
  label: string
  /** Path in the console: `/schools`. */
  to: string
  /** Path of the page that adds one, where there is one. */
  add?: { label: string; to: string }
}
/** A part of the operator's work. */
export type NavigationGroup = { name: string; label: string; icon: ReactElement; items: readonly NavigationItem[] }

export type Place = { group: NavigationGroup; item: NavigationItem }

/** Where in the navigation a path belongs. */
export function placeOf(groups: readonly NavigationGroup[], pathname: string): Place | undefined {
  for (const group of groups)
    for (const item of group.items)
      if (pathname === item.to || pathname.startsWith(`${item.to}/`)) return { group, item }
  return undefined
}
