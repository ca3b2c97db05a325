import type { ReactNode } from 'react'

/** The button that sends a form. During the request it is busy and inactive, but retains the focus. */
export function SendButton({ busy, children, main = true }: { busy: boolean; children: ReactNode; main?: boolean }) {
  return (
    <button
      type="submit"
      className={main ? 'button main' : 'button'}
      aria-disabled={busy || undefined}
      aria-busy={busy}
    >
      {children}
    </button>
  )
}
