import { useStore } from '@nanostores/react'
import type { Language } from '@pravesh/messages'
import type { FamilyDomain, FamilyTexts } from '@pravesh/messages/family'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { sweepDrafts } from '../../lib/family/draft.ts'
import { type AccountType, isLeaving, isSameUser, setView, user } from '../../stores/session.ts'
import { showFlashToast } from '../account/session/flash-toast.ts'
import { useSignInAgain } from '../account/session/reauthentication/use-sign-in-again.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { I18nContext } from './i18n.ts'
import { takeDigits } from './take-digits.ts'

/** Props of a screen of the family's area: the language, and its texts. */
export type ScreenProps<D extends FamilyDomain> = { language: Language; texts: FamilyTexts<D> }

/** Where to sign in, and to come back to this very page. */
const signInAddress = (language: Language): string =>
  `${language === 'hi' ? '/hi' : ''}/login?next=${encodeURIComponent(location.pathname + location.search)}`

/**
 * A screen of the family's area, the only island of its page. An anonymous visitor is sent to sign-in and back; after a sign-out in
 * another tab, or a return to another person's page, its content is hidden. `track`: its view, which it switches to.
 */
export function Screen<D extends FamilyDomain>({
  language,
  texts,
  track: accountType,
  children,
}: ScreenProps<D> & { track?: AccountType; children: ReactNode }) {
  const account = useStore(user)
  const [last, setLast] = useState(account)
  const i18n = useMemo(() => ({ language, texts }), [language, texts])
  const mine = account !== null && last !== null && isSameUser(account, last)
  // A new session of the same person, or a new name in the same session: later changes are compared with it.
  if (mine && account !== last) setLast(account)
  const isShown = mine && (accountType === undefined || accountType === account.student_type)
  useEffect(() => {
    if (mine) {
      if (accountType) setView(accountType)
    } else if (!isLeaving()) location.replace(signInAddress(language))
  }, [mine, accountType, language])
  useEffect(showFlashToast, [])
  useEffect(() => sweepDrafts(), [])
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

/** The only place of a page that prompts after an expired session. It is outside the screen, whose forms stay unchanged. */
function SignInPrompt() {
  return useSignInAgain()
}
