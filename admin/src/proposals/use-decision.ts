import { useConsole } from '@pravesh/console-kit'
import { ApiError, adminProposalEndpoints, type DeskProposal } from '@pravesh/contract'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** What a person has made up their mind to, as far as it goes. */
export type Draft = { accepted: readonly string[]; reason: string; overwrite: boolean }

/** Sends a decision, and says what came of it. A proposal that changed meanwhile is read again. */
export function useDecision(proposal: DeskProposal) {
  const { client } = useConsole()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  async function decide(status: 'accepted' | 'refused', { accepted, reason, overwrite }: Draft): Promise<void> {
    const some = status === 'accepted' && accepted.length < proposal.fields.length
    setBusy(true)
    try {
      const { message } = await client.call(adminProposalEndpoints.decide, {
        body: {
          id: proposal.id,
          status,
          updatedAt: proposal.updatedAt,
          ...(some && { fields: [...accepted] }),
          ...(reason !== '' && { reason }),
          ...(overwrite && { overwrite }),
        },
      })
      notify(message, { type: 'info' })
    } catch (thrown) {
      const said =
        thrown instanceof ApiError ? (thrown.errors[0]?.message ?? thrown.message) : 'ra.notification.http_error'
      notify(said, { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { busy, decide }
}
