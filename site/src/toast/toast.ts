import { toastDefaults } from '@pravesh/messages/toast'
import { toast as sizes } from '@pravesh/theme'

type ToastType = 'success' | 'danger' | 'warning' | 'info'
export interface Toast {
  title?: string
  message?: string
  type?: ToastType
  /** Milliseconds it stays: 1500, 5000 or 7000. */
  duration?: number
}

/** Puts the toasts over an open modal dialog, which would cover them: what comes last into the top layer is above the rest. */
function raise(region: HTMLElement): void {
  region.popover = 'manual'
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/**
 * Displays a message at the top right, in the page's toast region, which screen readers announce. The default texts are the
 * specification's, in the language of the page. It stays while it is hovered or has the focus.
 */
export function showToast({ title, message, type = 'danger', duration }: Toast): void {
  const region = document.querySelector<HTMLElement>('.toasts')
  if (!region) return
  const defaults = toastDefaults[document.documentElement.lang === 'hi' ? 'hi' : 'en']
  const toast = document.createElement('div')
  toast.className = `toast ${type}`
  const heading = document.createElement('strong')
  heading.textContent = title ?? defaults.title
  const paragraph = document.createElement('p')
  paragraph.textContent = message ?? defaults.message
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = region.dataset.close ?? ''
  close.textContent = '×'
  close.addEventListener('click', () => toast.remove())
  toast.append(heading, paragraph, close)
  region.append(toast)
  if (document.querySelector('dialog:modal')) raise(region)

  let leaving: ReturnType<typeof setTimeout>
  const leave = () => {
    leaving = setTimeout(() => toast.remove(), duration ?? sizes.duration.short)
  }
  const stay = () => clearTimeout(leaving)
  for (const sign of ['pointerenter', 'focusin']) toast.addEventListener(sign, stay)
  for (const sign of ['pointerleave', 'focusout']) toast.addEventListener(sign, leave)
  leave()
}
