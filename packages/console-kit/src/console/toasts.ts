import type { Toast } from '@pravesh/client'

type Listener = (toast: Toast) => void

/** Passes the client's messages to the console's toasts, which are mounted later. */
export function createToastChannel() {
  let listener: Listener | undefined
  return {
    say: (toast: Toast) => listener?.(toast),
    listen(next: Listener) {
      listener = next
      return () => {
        if (listener === next) listener = undefined
      }
    },
  }
}
export type ToastChannel = ReturnType<typeof createToastChannel>
