import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Cell } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useLanguage, useText } from './i18n.ts'

/** What the page is called, as its heading says: what is read is what the page is for. */
const pageHeading = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

/**
 * Shows what a cell holds: bars while it is first read, then its data, also while it is read again or cannot be. Where nothing could be
 * read it says why and offers another try.
 */
export function Loading<T>({ cell, children }: { cell: Cell<T>; children: (data: T) => ReactNode }) {
  const { data, error, busy } = useStore(cell)
  const text = useText()
  const language = useLanguage()
  if (data === undefined && busy)
    return (
      <div className="loading" role="status">
        <span className="away">{text('shared.loading')}</span>
        <i /> <i /> <i />
      </div>
    )
  if (data === undefined)
    return (
      <div className="failed" role="alert">
        <h2>{text('shared.loadFailed', { what: pageHeading() })}</h2>
        <p>{sentenceOf(error, text, language)}</p>
        <button type="button" className="button" onClick={() => void cell.reload()}>
          {text('shared.tryAgain')}
        </button>
      </div>
    )
  return (
    <>
      {error !== undefined && !busy && (
        <p className="stale" role="status">
          {text('shared.offline')}
        </p>
      )}
      {children(data)}
    </>
  )
}
