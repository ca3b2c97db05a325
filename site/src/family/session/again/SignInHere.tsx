import { sessionTexts } from '@pravesh/messages/family/session'
import { type ComponentProps, useEffect, useMemo } from 'react'
import { languageOf } from '../../../lib/language.ts'
import { SpokenContext } from '../../shell/spoken.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Asks on a page of the public site, which brings neither the words nor the styles of forms for it, nor what a toast says after it. */
export function SignInHere(props: ComponentProps<typeof SignInAgain>) {
  const language = languageOf(document.documentElement.lang)
  const words = sessionTexts[language]
  const spoken = useMemo(() => ({ language, words }), [language, words])
  useEffect(() => {
    const region = document.querySelector<HTMLElement>('.toasts')
    const { notSent, signedOutNotSent: signedOut, somebodyElse } = words.shared ?? {}
    if (region) Object.assign(region.dataset, { notSent, signedOut, somebodyElse })
  }, [words])
  return (
    <SpokenContext value={spoken}>
      <SignInAgain {...props} />
    </SpokenContext>
  )
}
