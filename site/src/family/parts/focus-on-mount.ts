/**
 * For `ref`: takes the focus when it comes, in the place of what was pressed and went away with that. Without it a keyboard begins at the head of the
 * page again. A heading says `tabIndex={-1}`.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
