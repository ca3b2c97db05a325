import { useStore } from '@nanostores/react'
import type { Language } from '@pravesh/messages'
import type { FamilyDomain, FamilyTexts } from '@pravesh/messages/family'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AccountType, isLeaving, isSameUser, setView, user } from '../../stores/session.ts'
import { useSignInAgain } from '../session/again/use-sign-in-again.tsx'
import { showFlashToast } from '../session/flash-toast.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { I18nContext } from './i18n.ts'
import { takeDigits } from './take-digits.ts'

/** What a page of the family's area hands its screen: the language, and the words that the screen says. */
export type ScreenProps<D extends FamilyDomain> = { language: Language; words: FamilyTexts<D> }

/** Where to sign in, and to come back to this very page. */
export const signInAddress = (language: Language): string =>
  `${language === 'hi' ? '/hi' : ''}/login?next=${encodeURIComponent(location.pathname + location.search)}`

/**
 * A screen of the family's area, the one island of its page. Nobody signed in is sent to sign in and back; who signs out in another tab, or
 * comes back to a page that was somebody else's, sees nothing of it. `track`: the view it belongs to, which it switches to.
 */
export function Screen<D extends FamilyDomain>({
  language,
  words: texts,
  track: accountType,
  children,
}: ScreenProps<D> & { track?: AccountType; children: ReactNode }) {
  const account = useStore(user)
  const [last, setLast] = useState(account)
  const i18n = useMemo(() => ({ language, words: texts }), [language, texts])
  const mine = account !== null && last !== null && isSameUser(account, last)
  // A new session of the same person, or a new name in the same session: what comes next is held against it.
  if (mine && account !== last) setLast(account)
  const isShown = mine && (accountType === undefined || accountType === account.student_type)
  useEffect(() => {
    if (mine) {
      if (accountType) setView(accountType)
    } else if (!isLeaving()) location.replace(signInAddress(language))
  }, [mine, accountType, language])
  useEffect(showFlashToast, [])
  useEffect(takeDigits, [])
  return (
    isShown && (
      <I18nContext value={i18n}>
        <SignInPrompt />
        <ErrorBoundary>{children}</ErrorBoundary>
      </I18nContext>
    )
  )
}

/** The one place of a page where a dead session is asked about. It stands before the screen, whose forms it leaves as they are. */
function SignInPrompt() {
  return useSignInAgain()
}
