import { type GradeFees, gradeFees, type OwnGradeFees, type Source } from '@pravesh/contract'
import { useState } from 'react'
import { useAct } from './fee-calls.ts'
import { type FeeRecord, feeRecord } from './use-fees.ts'

/** The concurrently saved table, and its author. */
export type FeeConflict = { theirs: FeeRecord; changedBy: string | undefined }

/**
 * Replaces and deletes the table of a session. After a conflict, it is saved again over the other table, whose version the conflict has.
 */
export function useSaveFees(session: string) {
  const { busy, act } = useAct('grade-fees', 'replace', { fields: ['fees', 'source'] })
  const [conflict, setConflict] = useState<FeeConflict>()
  /** Undefined once it was taken, else the errors of the form. */
  async function save(data: OwnGradeFees | (OwnGradeFees & { source: Source })) {
    const result = await act({ data })
    if ('response' in result) {
      setConflict(undefined)
      return undefined
    }
    const { error, body } = result.failure
    const record: GradeFees | undefined = gradeFees.safeParse(error.record).data
    if (error.code === 'CONFLICT' && record)
      setConflict({ theirs: feeRecord(record, session), changedBy: error.changedBy })
    return body.errors
  }
  return { busy, conflict, save, dropConflict: () => setConflict(undefined) }
}
