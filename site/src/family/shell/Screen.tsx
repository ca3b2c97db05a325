import { useStore } from '@nanostores/react'
import type { Language } from '@pravesh/messages'
import type { FamilyDomain, FamilyTexts } from '@pravesh/messages/family'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isLeaving, type Track, type User, user } from '../../stores/session.ts'
import { useSignInAgain } from '../session/again/use-sign-in-again.tsx'
import { showTold } from '../session/told-next.ts'
import { SpokenContext } from './spoken.ts'

/** What a page of the family's area hands its screen: the language, and the words that the screen says. */
export type ScreenProps<D extends FamilyDomain> = { language: Language; words: FamilyTexts<D> }

/** Where to sign in, and to come back to this very page. */
export const signInAddress = (language: Language): string =>
  `${language === 'hi' ? '/hi' : ''}/login?next=${encodeURIComponent(location.pathname + location.search)}`

const isSame = (one: User, other: User) =>
  one.student_type === other.student_type && (one.auth_token === other.auth_token || one.username === other.username)

/**
 * A screen of the family's area, the one island of its page. Nobody signed in is sent to sign in and back; who signs out in another tab, or
 * comes back to a page that was somebody else's, sees nothing of it. `track`: for whom it is, where it is not for both.
 */
export function Screen<D extends FamilyDomain>({
  language,
  words,
  track,
  children,
}: ScreenProps<D> & { track?: Track; children: ReactNode }) {
  const who = useStore(user)
  const [last, setLast] = useState(who)
  const spoken = useMemo(() => ({ language, words }), [language, words])
  const mine = who !== null && last !== null && isSame(who, last)
  // A new session of the same person, or a new name in the same session: what comes next is held against it.
  if (mine && who !== last) setLast(who)
  const here = mine && (track === undefined || track === who.student_type)
  useEffect(() => {
    if (here || isLeaving()) return
    location.replace(mine ? `${language === 'hi' ? '/hi' : ''}/student` : signInAddress(language))
  }, [here, mine, language])
  useEffect(showTold, [])
  return (
    here && (
      <SpokenContext value={spoken}>
        <AskAgain />
        {children}
      </SpokenContext>
    )
  )
}

/** The one place of a page where a dead session is asked about. It stands before the screen, whose forms it leaves as they are. */
function AskAgain() {
  return useSignInAgain()
}
