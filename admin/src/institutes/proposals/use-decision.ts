import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import type { StaffProposal } from '@pravesh/contract'
import type { UseFormReturn } from 'react-hook-form'
import { useAct } from '../../api.ts'

/** Values of the form that decides on a proposal. */
export type Draft = { accepted: string[]; reason: string; overwrite: boolean }

const inputs = ['reason'] as const

/** Sends a decision; its errors return to the form. A proposal that changed meanwhile is read again. */
export function useDecision({ id, updatedAt, fields, instituteType }: StaffProposal, form: UseFormReturn<Draft>) {
  const { busy, act } = useAct('proposals', 'decide', { fields: inputs, related: [`${instituteType}s`] })
  async function decide(status: 'accepted' | 'refused', { accepted, reason, overwrite }: Draft): Promise<void> {
    const isPartial = status === 'accepted' && accepted.length < fields.length
    const result = await act({
      id,
      data: {
        status,
        updatedAt,
        ...(isPartial && { fields: [...accepted] }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
        ...(overwrite && { overwrite }),
      },
    })
    if ('failure' in result) setFieldErrors(form, inputs, result.failure)
    // Nothing is unsaved any more: the page may show the proposal as it was decided.
    else form.reset({ accepted, reason, overwrite })
  }
  return { busy, decide }
}
