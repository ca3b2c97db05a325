import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode } from 'react'

const typed = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]'
const selectors: Readonly<Record<string, string>> = { j: 'a[rel="next"]', k: 'a[rel="prev"]' }

/** Shortcuts of a page with `NextPrevious`: j and k open the next and the previous record while the focus is on it and not in a field. */
export function NeighbourKeys({ children }: { children: ReactNode }) {
  function onKeyDown({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent<HTMLDivElement>) {
    const selector = Object.hasOwn(selectors, key) ? selectors[key] : undefined
    if (!selector || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
    // Events of dialogs and menus arrive here too, though they are elsewhere in the document.
    if (!currentTarget.contains(target) || target.closest(typed)) return
    currentTarget.querySelector<HTMLAnchorElement>(selector)?.click()
  }
  return <Box onKeyDown={onKeyDown}>{children}</Box>
}
