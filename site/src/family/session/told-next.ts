import { showToast, type Toast } from '../../islands/toast.ts'

const key = 'told'

/** Leaves a message for the page that is opened next, which shows it once: on this one nobody would read it to the end. */
export const tellNextPage = (toast: Toast): void => sessionStorage.setItem(key, JSON.stringify(toast))

/** Shows what the page before has left. */
export function showTold(): void {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return
  sessionStorage.removeItem(key)
  const { title, message }: Record<string, unknown> = JSON.parse(kept)
  showToast({ type: 'success', title: String(title), message: String(message) })
}
