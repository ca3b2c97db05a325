import { CallFailure } from '@pravesh/data-provider'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import { formatUnknownError } from '../../language/error-messages.ts'
import { translations } from '../../language/translations.ts'

/** A record of a bulk action, by its name in the report. */
export type BulkItem = { id: Identifier; name: string }
/** `problem` is the reason of a failure; `unchanged` means that no change was needed, `missing` that the record is deleted. */
export type BulkOutcome = { problem?: string; unchanged?: true; missing?: true }
/** The result of one record. */
export type BulkResult = BulkItem & BulkOutcome

/** The most records of one action: more of them take minutes, with the page open all the time. */
export const maxBulk = 250
/** Calls that run at once: each locks its own record, and others use the server meanwhile. */
const maxConcurrent = 4

const isSignedOut = (error: unknown) => error instanceof CallFailure && error.status === 401

/**
 * Runs a verb for each of several records, four at a time, and returns the result of each. Never rejects. After a call without a session
 * the remaining records are not tried. `run` is called again for those that failed: their new results replace the earlier ones.
 */
export function useBulk<T extends BulkItem>(verb: (item: T) => Promise<BulkOutcome>) {
  const [items, setItems] = useState<readonly T[]>([])
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const [isRunning, setRunning] = useState(false)

  async function run(selected: readonly T[]): Promise<readonly BulkResult[]> {
    const queue = [...selected]
    const finished: BulkResult[] = []
    const isSelected = ({ id }: BulkItem) => selected.some((item) => item.id === id)
    let signedOut = false
    setRunning(true)
    setItems((previous) => (previous.some(isSelected) ? previous : selected))
    setResults((previous) => previous.filter((result) => !isSelected(result)))
    async function outcomeOf(item: T): Promise<BulkOutcome> {
      if (signedOut) return { problem: translations().translate(bulkTexts.notTried) }
      try {
        return await verb(item)
      } catch (error) {
        signedOut ||= isSignedOut(error)
        return { problem: formatUnknownError(error) }
      }
    }
    async function work(): Promise<void> {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        const result = { id: item.id, name: item.name, ...(await outcomeOf(item)) }
        finished.push(result)
        setResults((previous) => [...previous, result])
      }
    }
    await Promise.all(Array.from({ length: Math.min(maxConcurrent, queue.length) }, work))
    setRunning(false)
    return finished
  }
  return { items, results, isRunning, run }
}
