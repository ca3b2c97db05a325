import { showToast, type Toast } from '../../../toast/toast.ts'

const key = 'told'

/** Stores a toast for the page that is opened next, which displays it once: on this page there is no time to read it. */
export const flashToast = (toast: Toast): void => sessionStorage.setItem(key, JSON.stringify(toast))

/** Displays the toast of the previous page. */
export function showFlashToast(): void {
  const storedToast = sessionStorage.getItem(key)
  if (storedToast === null) return
  sessionStorage.removeItem(key)
  const { title, message }: Record<string, unknown> = JSON.parse(storedToast)
  showToast({ type: 'success', title: String(title), message: String(message) })
}
