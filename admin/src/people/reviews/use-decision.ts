import type { StaffReviewDetails } from '@pravesh/contract'
import { useState } from 'react'
import { useAct } from '../../api.ts'
import { useNextReview } from './use-next-review.ts'

export type Step = 'published' | 'rejected' | 'skipped'

/**
 * Decides on a review or skips it, and then opens the next waiting one. After a concurrent decision it is skipped with a toast; after a
 * concurrent change or report it is read again and stays.
 */
export function useDecision(review: StaffReviewDetails, onDecided: () => void) {
  const { id, updatedAt, instituteType } = review
  const { act } = useAct('reviews', 'decide', { fields: ['reason'], related: [`${instituteType}s`] })
  const openNext = useNextReview(review)
  const [pending, setPending] = useState<Step>()
  async function decide(status: 'published' | 'rejected', reason?: string): Promise<string | undefined> {
    setPending(status)
    try {
      const result = await act({ id, data: { status, updatedAt, ...(reason !== undefined && { reason }) } })
      const record = 'failure' in result ? result.failure.error.record : undefined
      const isDecided = 'response' in result || (record !== undefined && record.waitingSince === null)
      if (isDecided) {
        onDecided()
        await openNext()
      }
      return 'failure' in result ? result.failure.error.errors[0]?.message : undefined
    } finally {
      setPending(undefined)
    }
  }
  async function skip() {
    setPending('skipped')
    await openNext().finally(() => setPending(undefined))
  }
  return { pending, decide, skip }
}
