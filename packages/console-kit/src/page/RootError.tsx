import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'
import { isLoadFailure, reloadOnce } from './load-failure.ts'

/** Displayed in place of a console that could not be rendered at all. It needs no theme and no part of the console, which may be broken. */
export function RootError() {
  const error = useRouteError()
  const { text } = useTranslations()
  useEffect(() => {
    if (isLoadFailure(error)) reloadOnce()
  }, [error])
  return (
    <main role="alert" style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'sans-serif' }}>
      <h1>{text('problem.faultTitle')}</h1>
      <p>{text('problem.faultText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {text('list.tryAgain')}
      </button>
    </main>
  )
}
