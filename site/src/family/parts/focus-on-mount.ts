/**
 * For `ref`: takes the focus on mount, in the place of the pressed element that was removed. Without it keyboard users would start at the
 * top of the page again. A heading needs `tabIndex={-1}`.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
