import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { user } from '../../../stores/session.ts'
import { loadStyles } from './public-styles.ts'
import type { Again, SignInAgain } from './SignInAgain.tsx'

type Asking = {
  Dialog: typeof SignInAgain
  who: NonNullable<ReturnType<typeof user.get>>
  answer: (again: Again) => void
}

/** The dialog, and all that it needs. */
type Load = () => Promise<typeof SignInAgain>
const loadDialog: Load = async () => (await import('./SignInAgain.tsx')).SignInAgain
/** The dialog for a page that is not of the family's area. */
export const loadForPublic: Load = async () => {
  const [{ SignInHere }] = await Promise.all([import('./SignInHere.tsx'), loadStyles()])
  return SignInHere
}

/**
 * Asks for a sign-in where a call has met a dead token; what it gives is the dialog, while one is asked for. It is loaded only then. Where it
 * cannot be loaded, or the screen goes, the call fails as it would have.
 */
export function useSignInAgain(load: Load = loadDialog): ReactNode {
  const [asking, setAsking] = useState<Asking>()
  useEffect(() => {
    let pending: ((again: Again) => void) | undefined
    const stop = api().onSignInNeeded(async () => {
      const who = user.get()
      if (!who) return undefined
      const Dialog = await load()
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
  }, [load])
  return asking && <asking.Dialog who={asking.who} onAnswer={asking.answer} />
}
