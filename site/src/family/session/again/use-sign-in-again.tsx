import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { user } from '../../../stores/session.ts'
import type { Again, SignInAgain } from './SignInAgain.tsx'

type Asking = {
  Dialog: typeof SignInAgain
  who: NonNullable<ReturnType<typeof user.get>>
  answer: (again: Again) => void
}

/**
 * Asks for a sign-in where a call has met a dead token; what it gives is the dialog, while one is asked for. It is loaded only then. Where it
 * cannot be loaded, or the screen goes, the call fails as it would have.
 */
export function useSignInAgain(): ReactNode {
  const [asking, setAsking] = useState<Asking>()
  useEffect(() => {
    let pending: ((again: Again) => void) | undefined
    const stop = api().onSignInNeeded(async () => {
      const who = user.get()
      if (!who) return undefined
      const { SignInAgain: Dialog } = await import('./SignInAgain.tsx')
      const again = await new Promise<Again>((resolve) => {
        pending = resolve
        setAsking({ Dialog, who, answer: resolve })
      })
      pending = undefined
      setAsking(undefined)
      return again
    })
    return () => {
      stop()
      pending?.(undefined)
    }
  }, [])
  return asking && <asking.Dialog who={asking.who} onAnswer={asking.answer} />
}
