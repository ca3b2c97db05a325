import { translations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import type { JobRow } from '@pravesh/contract'
import { type ActingProvider, CallFailure } from '@pravesh/data-provider'
import type { adminResources } from '@pravesh/data-provider/admin'
import { jobTexts } from '@pravesh/messages/screens/operations/jobs'
import { useState } from 'react'
import { type Identifier, useDataProvider, useListContext } from 'react-admin'

/** A job that is retried: of one that was selected on another page, the id alone. */
export type RetriedJob = Pick<JobRow, 'id'> & Partial<JobRow>
/** Result of a retry: `problem` is the server's reason for a rejection. */
export type RetryResult = { job: RetriedJob; problem?: string }

const problemOf = (error: unknown): string =>
  error instanceof CallFailure && error.error.code === 'NOT_FOUND'
    ? translations().translate(jobTexts.itIsDoneAlreadyOr)
    : formatUnknownError(error)

/**
 * Resets the attempts of failed jobs, one after the other, and reads the list again. Never rejects: each job has a result of its own, and
 * only the rejected ones stay selected.
 */
export function useRetry() {
  const provider = useDataProvider<ActingProvider<typeof adminResources>>()
  const { refetch, selectedIds, onSelect } = useListContext()
  const [busy, setBusy] = useState(false)
  async function retryOne(job: RetriedJob): Promise<RetryResult> {
    try {
      await provider.act('jobs', 'retry', { id: job.id, data: {} })
      return { job }
    } catch (error) {
      return { job, problem: problemOf(error) }
    }
  }
  async function retry(jobs: readonly RetriedJob[]): Promise<RetryResult[]> {
    setBusy(true)
    const results: RetryResult[] = []
    for (const job of jobs) results.push(await retryOne(job))
    const retriedIds: Identifier[] = results.filter(({ problem }) => problem === undefined).map(({ job }) => job.id)
    onSelect(selectedIds.filter((id) => !retriedIds.includes(id)))
    setBusy(false)
    void refetch()
    return results
  }
  return { busy, retry }
}
