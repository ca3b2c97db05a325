import { translations } from '@pravesh/console-kit'
import { wholeRecord } from '@pravesh/console-kit/form/whole-record'
import { CallFailure } from '@pravesh/data-provider'
import { useState } from 'react'
import { type RaRecord, useNotify, useRefresh, useUpdate } from 'react-admin'

/** Why a value was refused: at a field, or of the record as a whole. */
type Problem = { field?: string; message: string }

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof CallFailure))
    return [{ message: error instanceof Error ? error.message : translations().text('console.didNotWork') }]
  const { errors } = error.error
  if (errors.length === 0) return [{ message: error.message }]
  return errors.map(({ field, message }) => ({
    ...(field && { field }),
    message: translations().translate(message),
  }))
}

/**
 * Saves former values of fields as an editor's save does: against the version of the record, with its own entry in the change log. A
 * record that somebody else saved meanwhile is read again, and nothing is restored.
 */
export function useRestore(resource: string, record: RaRecord, onRestored: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [update, { isPending }] = useUpdate()

  function onError(error: unknown) {
    if (error instanceof CallFailure && error.error.code === 'CONFLICT' && error.error.record) {
      const message = translations().translate(
        'Somebody else saved this record meanwhile. Nothing was restored. Look at the newest changes first.',
      )
      notify(message, { type: 'warning' })
      onRestored()
      refresh()
    } else setProblems(problemsOf(error))
  }
  function restore(values: Readonly<Record<string, unknown>>): void {
    setProblems([])
    const call = { id: record.id, data: { ...record, ...values }, previousData: record, meta: wholeRecord }
    update(resource, call, {
      mutationMode: 'pessimistic',
      onError,
      onSuccess: () => {
        onRestored()
        notify(`resources.${resource}.notifications.updated`, { type: 'info', messageArgs: { smart_count: 1 } })
      },
    })
  }
  return { restore, isPending, problems, clear: () => setProblems([]) }
}
