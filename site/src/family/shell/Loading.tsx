import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Cell } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useText } from './i18n.ts'

/** The page's title, from its heading: the purpose of the request. */
const pageHeading = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

/**
 * Displays a cell: a skeleton during the first read, then its data, also while it is read again or after an error. Without any data it
 * displays the error and a retry button.
 */
export function Loading<T>({ cell, children }: { cell: Cell<T>; children: (data: T) => ReactNode }) {
  const { data, error, busy } = useStore(cell)
  const text = useText()
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
        <p>{sentenceOf(error, text)}</p>
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
