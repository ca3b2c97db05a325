import { translations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { type BulkItem, type BulkOutcome, useBulk } from '@pravesh/console-kit/list/bulk/use-bulk'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { useState } from 'react'
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
} from 'react-admin'

/** What is done to each record: it is deleted, or these fields are set. */
type BulkChange = 'deleted' | Readonly<Record<string, unknown>>

/** A record as it was read for the action; without a row it is gone, or could not be read for the reason given. */
type Target = BulkItem & { change: BulkChange; row: RaRecord | undefined; problem?: string }

/**
 * Changes or deletes records, each by a call of its own, and returns the result of each. Never rejects. A field is only set in the version
 * that the list displays: a later change is not overwritten. `run(change, ids, true)` is a second attempt, which reads the versions again.
 */
export function useBulkRun() {
  const provider = useDataProvider()
  const { resource, data = [] } = useListContext()
  const represent = useGetRecordRepresentation(resource)
  const bulk = useBulk<Target>(changeOne)
  const [isReading, setReading] = useState(false)

  /** The rows of the action: those of this page as displayed, those selected on another page in their current state. */
  async function readRows(ids: readonly Identifier[], isRetry: boolean): Promise<Map<Identifier, RaRecord>> {
    const shownRows = isRetry ? [] : data.filter(({ id }) => ids.includes(id))
    const missing = ids.filter((id) => !shownRows.some((row) => row.id === id))
    const read = missing.length > 0 ? (await provider.getMany(resource, { ids: [...missing] })).data : []
    return new Map([...shownRows, ...read].map((row) => [row.id, row]))
  }
  async function changeOne({ change, row, problem }: Target): Promise<BulkOutcome> {
    if (problem !== undefined) return { problem }
    if (!row) return { missing: true, problem: translations().translate(instituteTexts.itIsNoLongerThere) }
    if (change === 'deleted') {
      await provider.delete(resource, { id: row.id })
      return {}
    }
    if (Object.entries(change).every(([name, value]) => row[name] === value)) return { unchanged: true }
    await provider.update(resource, {
      id: row.id,
      data: change,
      // The version of an institute is the revision of its row; that of a catalogue is the time of its last change.
      previousData: { ...row, version: row.revision },
    })
    return {}
  }
  async function run(change: BulkChange, ids: readonly Identifier[], isRetry = false): Promise<void> {
    let rows = new Map<Identifier, RaRecord>()
    let failure: { problem?: string } = {}
    setReading(true)
    try {
      rows = await readRows(ids, isRetry)
    } catch (error) {
      failure = { problem: formatUnknownError(error) }
    }
    setReading(false)
    await bulk.run(
      ids.map((id) => {
        const row = rows.get(id)
        return { id, name: row ? String(represent(row)) : `#${id}`, change, row, ...failure }
      }),
    )
  }
  return { ...bulk, isRunning: bulk.isRunning || isReading, run }
}
