import { sessionTexts } from '@pravesh/messages/family/session'
import { type ComponentProps, useEffect, useMemo } from 'react'
import { languageOf } from '../../../../lib/page/language.ts'
import { I18nContext } from '../../../shell/i18n.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** A prompt on a page of the public site, which has neither the texts nor the styles of forms for it, nor a toast's text. */
export function SignInHere(props: ComponentProps<typeof SignInAgain>) {
  const language = languageOf(document.documentElement.lang)
  const texts = sessionTexts[language]
  const i18n = useMemo(() => ({ language, texts }), [language, texts])
  useEffect(() => {
    const region = document.querySelector<HTMLElement>('.toasts')
    const { notSent, signedOutNotSent: signedOut, somebodyElse: otherAccount } = texts.shared ?? {}
    if (region) Object.assign(region.dataset, { notSent, signedOut, somebodyElse: otherAccount })
  }, [texts])
  return (
    <I18nContext value={i18n}>
      <SignInAgain {...props} />
    </I18nContext>
  )
}
