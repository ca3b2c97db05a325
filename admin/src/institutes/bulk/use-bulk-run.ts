import { translations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'

export type BulkAction = 'published' | 'archived' | 'deleted'
/**
 * Result of one institute. `problem` is the reason of a failure; `unchanged` means that no change was needed, `missing` that it is
 * deleted.
 */
export type BulkResult = { id: Identifier; name: string; problem?: string; unchanged?: true; missing?: true }

/** Calls that run at once: each locks its own institute, and others use the server meanwhile. */
const maxConcurrent = 4

/** Runs a task for each item, at most `maxConcurrent` at once. */
async function runEach<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, queue.length) }, worker))
}

/**
 * Publishes, archives or deletes institutes, each by a call of its own, and returns the result of each. Never rejects. A status is only
 * set in the version that the list displays: a later change is not overwritten. `run(ids, true)` is a second attempt, which reads the
 * versions again.
 */
export function useBulkRun(action: BulkAction) {
  const provider = useDataProvider()
  const { resource, data = [] } = useListContext()
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const [pending, setPending] = useState<readonly Identifier[]>([])

  /** The rows of the action: those of this page as displayed, those selected on another page in their current state. */
  async function readRows(ids: readonly Identifier[], isRetry: boolean): Promise<Map<Identifier, RaRecord>> {
    const shownRows = isRetry ? [] : data.filter(({ id }) => ids.includes(id))
    const missing = ids.filter((id) => !shownRows.some((row) => row.id === id))
    const read = missing.length > 0 ? (await provider.getMany(resource, { ids: [...missing] })).data : []
    return new Map([...shownRows, ...read].map((row) => [row.id, row]))
  }
  async function changeOne(row: RaRecord): Promise<Pick<BulkResult, 'unchanged'>> {
    if (row.status === action) return { unchanged: true }
    if (action === 'deleted') await provider.delete(resource, { id: row.id })
    else
      await provider.update(resource, {
        id: row.id,
        data: { status: action },
        previousData: { ...row, version: row.revision },
      })
    return {}
  }
  async function resultFor(id: Identifier, row: RaRecord | undefined): Promise<BulkResult> {
    if (!row)
      return { id, name: `#${id}`, missing: true, problem: translations().translate(instituteTexts.itIsNoLongerThere) }
    const name = String(row.name)
    try {
      return { id, name, ...(await changeOne(row)) }
    } catch (error) {
      return { id, name, problem: formatUnknownError(error) }
    }
  }
  async function run(ids: readonly Identifier[], isRetry = false): Promise<void> {
    setPending(ids)
    setResults((previous) => previous.filter(({ id }) => !ids.includes(id)))
    let rows = new Map<Identifier, RaRecord>()
    let readProblem: string | undefined
    try {
      rows = await readRows(ids, isRetry)
    } catch (error) {
      readProblem = formatUnknownError(error)
    }
    await runEach(ids, async (id) => {
      const result =
        readProblem === undefined
          ? await resultFor(id, rows.get(id))
          : { id, name: String(rows.get(id)?.name ?? `#${id}`), problem: readProblem }
      setResults((previous) => [...previous, result])
      setPending((previous) => previous.filter((waiting) => waiting !== id))
    })
  }
  return { results, pending, run }
}
