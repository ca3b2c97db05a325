import type { DeskProposal } from '@pravesh/contract'
import { useAct } from '../api.ts'

/** What a person has made up their mind to, as far as it goes. */
export type Draft = { accepted: readonly string[]; reason: string; overwrite: boolean }

/** Sends a decision, and says what came of it. A proposal that changed meanwhile is read again. */
export function useDecision({ id, updatedAt, fields }: DeskProposal) {
  const { busy, act } = useAct('proposals', 'decide')
  async function decide(status: 'accepted' | 'refused', { accepted, reason, overwrite }: Draft): Promise<void> {
    const some = status === 'accepted' && accepted.length < fields.length
    await act({
      id,
      data: {
        status,
        updatedAt,
        ...(some && { fields: [...accepted] }),
        ...(reason !== '' && { reason }),
        ...(overwrite && { overwrite }),
      },
    })
  }
  return { busy, decide }
}
