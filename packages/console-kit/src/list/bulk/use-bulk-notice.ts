import { formatCount } from '@pravesh/messages'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { useNotify } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'
import type { BulkResult } from './use-bulk.ts'

/** Notifies of how many records a bulk action changed, and returns those that were refused. */
export function useBulkNotice(): (finished: readonly BulkResult[]) => readonly BulkResult[] {
  const notify = useNotify()
  const { translate, language } = useTranslations()
  return (finished) => {
    const failed = finished.filter(({ problem }) => problem !== undefined)
    const done = formatCount(finished.length - failed.length, language)
    if (failed.length === 0) notify(translate(bulkTexts.doneAll, { done }), { type: 'info' })
    else {
      const failedCount = formatCount(failed.length, language)
      notify(translate(bulkTexts.doneAndFailed, { done, failed: failedCount }), { type: 'warning' })
    }
    return failed
  }
}
