import { showToast, type Toast } from '../../toast/toast.ts'

const key = 'told'

/** Leaves a message for the page that is opened next, which shows it once: on this one nobody would read it to the end. */
export const flashToast = (toast: Toast): void => sessionStorage.setItem(key, JSON.stringify(toast))

/** Shows what the page before has left. */
export function showFlashToast(): void {
  const storedToast = sessionStorage.getItem(key)
  if (storedToast === null) return
  sessionStorage.removeItem(key)
  const { title, message }: Record<string, unknown> = JSON.parse(storedToast)
  showToast({ type: 'success', title: String(title), message: String(message) })
}
