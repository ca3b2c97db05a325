import { useEffect } from 'react'

/** True where no element has the focus: the one that had it is gone or disabled. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Focuses the heading of the page, without scrolling to it, where no element has the focus. */
export function focusHeadingIfLost(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/** Gives the focus to the heading of the page when the component goes away and takes the focused element with it. */
export function useHeadingFocusAfter(): void {
  // Later than a dialog, which gives the focus back to its opener first.
  useEffect(() => () => void setTimeout(focusHeadingIfLost), [])
}
