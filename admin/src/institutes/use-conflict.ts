import { useState } from 'react'
import { useEditContext, useNotify, useRecordContext, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Institute } from './institute.ts'

type Failure = Error & { body?: { code?: string; errors?: object } }

/** Says what went wrong with a save; a conflict of versions is handed to the form, which explains it. */
export function useSaveFailure() {
  const notify = useNotify()
  const [conflict, setConflict] = useState(false)
  const onError = (thrown: unknown) => {
    const failure = thrown as Failure
    const isConflict = failure.body?.code === 'CONFLICT'
    setConflict(isConflict)
    if (isConflict) notify(failure.message, { type: 'warning', autoHideDuration: 7000 })
    // Errors of fields are said by the form itself.
    else if (!failure.body?.errors) notify(failure.message, { type: 'error' })
  }
  return { conflict, onError, solved: () => setConflict(false) }
}

/** The two ways out of a conflict: their version, or my changes on top of it. */
export function useConflictChoices(solved: () => void) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext<Institute>()
  const { refetch } = useEditContext()
  const { getValues, reset } = useFormContext()
  const { dirtyFields } = useFormState()
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()
  return {
    changed: Object.keys(dirtyFields),
    busy: isPending,
    async takeTheirs() {
      await refetch?.()
      reset(undefined, { keepValues: false })
      solved()
    },
    /** Without a version only the fields I changed are written, over whatever the others hold by now. */
    keepMine() {
      if (!record) return
      const { version, ...previousData } = record
      const done = () => {
        solved()
        refresh()
        notify(`resources.${resource}.notifications.updated`, { type: 'info', messageArgs: { smart_count: 1 } })
      }
      void update(
        resource,
        { id: record.id, data: getValues(), previousData: previousData as Institute },
        { onSuccess: done, onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }) },
      )
    },
  }
}
