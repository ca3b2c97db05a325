import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { pathIn } from '../../../lib/page/language.ts'
import { restore, user } from '../../../stores/session.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { I18nContext } from '../../shell/i18n.ts'
import type { ScreenProps } from '../../shell/Screen.tsx'
import { nextAddress } from './next-address.ts'

/**
 * A page for signing in. A visitor who is already signed in, also by another tab or after a return from the browser's cache, is sent to
 * the next page.
 */
export function AuthPage({ language, texts, children }: ScreenProps<'session'> & { children: ReactNode }) {
  const [inside, setInside] = useState(true)
  const i18n = useMemo(() => ({ language, texts }), [language, texts])
  useEffect(() => {
    const look = () => {
      restore()
      setInside(user.get() !== null)
      if (user.get()) location.replace(nextAddress(location.search) ?? pathIn(language, '/student'))
    }
    look()
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
    }
  }, [language])
  return inside ? null : (
    <I18nContext value={i18n}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </I18nContext>
  )
}
