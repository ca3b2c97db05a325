import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../../../../api/client.ts'
import { user } from '../../../../stores/session.ts'
import { loadStyles } from './public-styles.ts'
import type { SignInAgain, SignInResult } from './SignInAgain.tsx'

type SignInRequest = {
  Dialog: typeof SignInAgain
  account: NonNullable<ReturnType<typeof user.get>>
  resolve: (result: SignInResult) => void
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
 * Prompts for a sign-in after a call with an expired token; returns the dialog while it is open. It is loaded only then. If it cannot be
 * loaded, or the screen is left, the call fails as it would have.
 */
export function useSignInAgain(load: Load = loadDialog): ReactNode {
  const [request, setRequest] = useState<SignInRequest>()
  useEffect(() => {
    let pending: ((result: SignInResult) => void) | undefined
    const stop = api().onSignInNeeded(async () => {
      const account = user.get()
      if (!account) return undefined
      const Dialog = await load()
      const result = await new Promise<SignInResult>((resolve) => {
        pending = resolve
        setRequest({ Dialog, account: account, resolve: resolve })
      })
      pending = undefined
      setRequest(undefined)
      return result
    })
    return () => {
      stop()
      pending?.(undefined)
    }
  }, [load])
  return request && <request.Dialog account={request.account} onResult={request.resolve} />
}
