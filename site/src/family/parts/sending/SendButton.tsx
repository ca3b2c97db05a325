import type { ReactNode } from 'react'

/** The button that sends a form. While it is under way it says so and does nothing, but keeps the focus. */
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
