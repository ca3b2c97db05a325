import { translations } from '@pravesh/console-kit'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { isConflict, type Problem, problemsOf } from './problems.ts'

/** A save of former values in progress: `restore` returns whether it is over, `problems` the rejected fields. */
export type Restoring = {
  restore: () => Promise<boolean>
  isPending: boolean
  problems: readonly Problem[]
  clear: () => void
}

/**
 * Saves former values and reports the result. After a concurrent save the record is read again, and nothing is restored; rejected fields
 * are in `problems`.
 */
export function useRestoring(save: () => Promise<unknown>): Restoring {
  const notify = useNotify()
  const refresh = useRefresh()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isPending, setPending] = useState(false)

  async function restore(): Promise<boolean> {
    setProblems([])
    setPending(true)
    try {
      await save()
      notify(translations().translate(changeTexts.theFormerValueIsRestored), { type: 'info' })
      return true
    } catch (error) {
      if (!isConflict(error)) {
        setProblems(problemsOf(error))
        return false
      }
      const message = changeTexts.somebodyElseSavedThisRecord
      notify(translations().translate(message), { type: 'warning' })
      refresh()
      return true
    } finally {
      setPending(false)
    }
  }
  return { restore, isPending, problems, clear: () => setProblems([]) }
}
