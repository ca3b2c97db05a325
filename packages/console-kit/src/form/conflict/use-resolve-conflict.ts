import { CallFailure } from '@pravesh/data-provider'
import { useQueryClient } from '@tanstack/react-query'
import { setSubmissionErrors, useEditContext, useNotify, useRedirect, useResourceContext, useUpdate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatUnknownError } from '../../language/error-messages.ts'
import { wholeRecord } from '../record/whole-record.ts'
import { type SaveConflict, useSaveConflict } from './conflict-context.ts'

/** The two solutions of a conflict. Both make the server's record the base of the form. */
export function useResolveConflict({ theirs }: SaveConflict) {
  const resource = useResourceContext() ?? ''
  const { setConflict } = useSaveConflict()
  const { redirect } = useEditContext()
  const form = useFormContext()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const goTo = useRedirect()
  const [update, { isPending }] = useUpdate()

  /** Makes the server's record the one that the form was opened with. */
  function adoptTheirs() {
    queryClient.setQueryData([resource, 'getOne', { id: String(theirs.id), meta: wholeRecord }], theirs)
    form.reset(theirs)
    setConflict(undefined)
  }
  function onError(error: unknown) {
    if (error instanceof CallFailure) {
      setSubmissionErrors(error.body.errors, form.setError)
      if (error.error.code === 'CONFLICT' && error.error.record)
        setConflict({ theirs: { id: theirs.id, ...error.error.record }, changedBy: error.error.changedBy })
      else notify(error.message, { type: 'error' })
    } else notify(formatUnknownError(error), { type: 'error' })
  }
  /** Saves these values of mine on top of the server's record, against its version. */
  async function saveMine(mine: Readonly<Record<string, unknown>>): Promise<void> {
    adoptTheirs()
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true })
    await form.handleSubmit(async (values) => {
      try {
        const call = { id: theirs.id, data: values, previousData: theirs, meta: wholeRecord }
        const saved = await update(resource, call, { returnPromise: true, mutationMode: 'pessimistic' })
        notify(`resources.${resource}.notifications.updated`, { type: 'info', messageArgs: { smart_count: 1 } })
        form.reset(saved)
        if (redirect !== false) goTo(redirect, resource, theirs.id, saved)
      } catch (error) {
        onError(error)
      }
    })()
  }
  return { busy: isPending, loadTheirs: adoptTheirs, saveMine }
}
